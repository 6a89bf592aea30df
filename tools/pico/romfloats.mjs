// The boot ROM's arithmetic: two tables of functions, for float and for double, in the order the datasheet gives them.
//
// A float is in one register, a double in two (low word first). Conversions to whole numbers round down and saturate.

const scratch = new DataView(new ArrayBuffer(8));

function toFloat(word) {
  scratch.setUint32(0, word);
  return scratch.getFloat32(0);
}

function fromFloat(value) {
  scratch.setFloat32(0, value);
  return scratch.getUint32(0);
}

function toDouble(low, high) {
  scratch.setUint32(0, high);
  scratch.setUint32(4, low);
  return scratch.getFloat64(0);
}

function putDouble(r, at, value) {
  scratch.setFloat64(0, value);
  r[at] = scratch.getUint32(4);
  r[at + 1] = scratch.getUint32(0);
}

const signed64 = (r) => BigInt.asIntN(64, (BigInt(r[1]) << 32n) | BigInt(r[0]));
const unsigned64 = (r) => (BigInt(r[1]) << 32n) | BigInt(r[0]);

function put64(r, value) {
  r[0] = Number(value & 0xffffffffn);
  r[1] = Number((value >> 32n) & 0xffffffffn);
}

/** Rounded down and kept between the limits; both kinds of whole number, with and without sign. */
function whole32(value, isSigned) {
  if (Number.isNaN(value)) return 0;
  const least = isSigned ? -(2 ** 31) : 0;
  const most = isSigned ? 2 ** 31 - 1 : 2 ** 32 - 1;
  return Math.min(most, Math.max(least, Math.floor(value)));
}

function whole64(value, isSigned) {
  if (Number.isNaN(value)) return 0n;
  const least = isSigned ? -(2n ** 63n) : 0n;
  const most = isSigned ? 2n ** 63n - 1n : 2n ** 64n - 1n;
  if (!Number.isFinite(value)) return value < 0 ? least : most;
  const result = BigInt(Math.floor(value));
  return result < least ? least : result > most ? most : result;
}

const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function setFlags(core, a, b) {
  const unordered = Number.isNaN(a) || Number.isNaN(b);
  core.Z = a === b;
  core.N = a < b;
  core.C = unordered || a >= b;
  core.V = false;
}

/** What the two tables have in common; `kind` says how values lie in the registers and how long things take. */
function arithmetic({ get, put, second, cycles }) {
  const two = (work, cost) => (r) => {
    put(r, work(get(r, 0), get(r, second)));
    return cost;
  };
  const one = (work, cost = cycles.hard) => (r) => {
    put(r, work(get(r, 0)));
    return cost;
  };
  const compare = (r) => {
    r[0] = order(get(r, 0), get(r, second));
    return 20;
  };
  const compareFlags = (r, mcu) => {
    setFlags(mcu.core, get(r, 0), get(r, second));
    return 30;
  };
  // The place of the binary point of a fixed-point number follows the value to convert.
  const to32 = (isSigned, fixed) => (r) => {
    r[0] = whole32(get(r, 0) * (fixed ? 2 ** r[second] : 1), isSigned);
    return 30;
  };
  const from32 = (isSigned, fixed) => (r) => {
    put(r, (isSigned ? r[0] | 0 : r[0]) / (fixed ? 2 ** r[1] : 1));
    return 30;
  };
  const to64 = (isSigned, fixed) => (r) => {
    put64(r, whole64(get(r, 0) * (fixed ? 2 ** r[second] : 1), isSigned));
    return 60;
  };
  const from64 = (isSigned, fixed) => (r) => {
    put(r, Number(isSigned ? signed64(r) : unsigned64(r)) / (fixed ? 2 ** r[2] : 1));
    return 60;
  };
  return { two, one, compare, compareFlags, to32, from32, to64, from64 };
}

function table(kind, sineCosine, convert) {
  const { two, one, compare, compareFlags, to32, from32, to64, from64 } = arithmetic(kind);
  const { easy, hard } = kind.cycles;
  return [
    two((a, b) => a + b, easy), two((a, b) => a - b, easy), two((a, b) => a * b, easy), two((a, b) => a / b, easy),
    compare, compareFlags, one(Math.sqrt),
    to32(true, false), to32(true, true), to32(false, false), to32(false, true),
    from32(true, false), from32(true, true), from32(false, false), from32(false, true),
    one(Math.cos), one(Math.sin), one(Math.tan), sineCosine, one(Math.exp), one(Math.log),
    compare, two(Math.atan2, hard),
    from64(true, false), from64(true, true), from64(false, false), from64(false, true),
    to64(true, false), to64(true, true), to64(false, false), to64(false, true),
    convert,
  ];
}

export const floatFunctions = table(
  {
    get: (r, at) => toFloat(r[at]),
    put: (r, value) => {
      r[0] = fromFloat(value);
    },
    second: 1,
    cycles: { easy: 70, hard: 500 },
  },
  (r) => {
    const angle = toFloat(r[0]);
    r[0] = fromFloat(Math.sin(angle));
    r[1] = fromFloat(Math.cos(angle));
    return 700;
  },
  (r) => {
    putDouble(r, 0, toFloat(r[0]));
    return 30;
  },
);

export const doubleFunctions = table(
  {
    get: (r, at) => toDouble(r[at], r[at + 1]),
    put: (r, value) => putDouble(r, 0, value),
    second: 2,
    cycles: { easy: 120, hard: 900 },
  },
  (r) => {
    const angle = toDouble(r[0], r[1]);
    putDouble(r, 0, Math.sin(angle));
    putDouble(r, 2, Math.cos(angle));
    return 1300;
  },
  (r) => {
    r[0] = fromFloat(toDouble(r[0], r[1]));
    return 30;
  },
);
