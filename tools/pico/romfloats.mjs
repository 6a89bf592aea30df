// The boot ROM's arithmetic: two tables of functions, for float and for double, in the order the datasheet gives them.
//
// A float is in one register, a double in two (low word first). Conversions to whole numbers round down and saturate.

const scratch = new DataView(new ArrayBuffer(8));

function toFloat(r, at) {
  scratch.setUint32(0, r[at]);
  return scratch.getFloat32(0);
}

function putFloat(r, value, at = 0) {
  scratch.setFloat32(0, value);
  r[at] = scratch.getUint32(0);
}

function toDouble(r, at) {
  scratch.setUint32(0, r[at + 1]);
  scratch.setUint32(4, r[at]);
  return scratch.getFloat64(0);
}

function putDouble(r, value, at = 0) {
  scratch.setFloat64(0, value);
  r[at] = scratch.getUint32(4);
  r[at + 1] = scratch.getUint32(0);
}

/** Rounded down and kept between the limits of a whole number of so many bits. */
function whole(value, bits, isSigned) {
  if (Number.isNaN(value)) return 0n;
  const least = isSigned ? -(2n ** (bits - 1n)) : 0n;
  const most = least + 2n ** bits - 1n;
  if (!Number.isFinite(value)) return value < 0 ? least : most;
  const result = BigInt(Math.floor(value));
  return result < least ? least : result > most ? most : result;
}

/** `size`: registers of a value; `easy`, `hard` and `sineCosine` are cycles; `convert` puts a value of the other kind. */
function table({ get, put, size, easy, hard, sineCosine, convert }) {
  const two = (work, cost = easy) => (r) => {
    put(r, work(get(r, 0), get(r, size)));
    return cost;
  };
  const one = (work) => (r) => {
    put(r, work(get(r, 0)));
    return hard;
  };
  const compare = (r) => {
    const [a, b] = [get(r, 0), get(r, size)];
    r[0] = a < b ? -1 : a > b ? 1 : 0;
    return 20;
  };
  const compareFlags = (r, { core }) => {
    const [a, b] = [get(r, 0), get(r, size)];
    core.Z = a === b;
    core.N = a < b;
    core.C = !(a < b);
    core.V = false;
    return 30;
  };
  // The place of the binary point of a fixed-point number follows the value to convert.
  const both = (convert) => [true, false].flatMap((isSigned) => [false, true].map((fixed) => convert(isSigned, fixed)));
  const to = (bits) => both((isSigned, fixed) => (r) => {
    const value = whole(get(r, 0) * (fixed ? 2 ** r[size] : 1), bits, isSigned);
    r[0] = Number(value & 0xffffffffn);
    if (bits > 32n) r[1] = Number((value >> 32n) & 0xffffffffn);
    return bits > 32n ? 60 : 30;
  });
  const from = (bits) => both((isSigned, fixed) => (r) => {
    const value = BigInt(r[0]) | (bits > 32n ? BigInt(r[1]) << 32n : 0n);
    put(r, Number(isSigned ? BigInt.asIntN(Number(bits), value) : value) / (fixed ? 2 ** r[bits > 32n ? 2 : 1] : 1));
    return bits > 32n ? 60 : 30;
  });
  return [
    two((a, b) => a + b), two((a, b) => a - b), two((a, b) => a * b), two((a, b) => a / b),
    compare, compareFlags, one(Math.sqrt), ...to(32n), ...from(32n),
    one(Math.cos), one(Math.sin), one(Math.tan),
    (r) => {
      const angle = get(r, 0);
      put(r, Math.sin(angle));
      put(r, Math.cos(angle), size);
      return sineCosine;
    },
    one(Math.exp), one(Math.log), compare, two(Math.atan2, hard), ...from(64n), ...to(64n),
    (r) => {
      convert(r, get(r, 0));
      return 30;
    },
  ];
}

const float = { get: toFloat, put: putFloat, size: 1, easy: 70, hard: 500, sineCosine: 700, convert: putDouble };
const double = { get: toDouble, put: putDouble, size: 2, easy: 120, hard: 900, sineCosine: 1300, convert: putFloat };
export const floatFunctions = table(float);
export const doubleFunctions = table(double);
