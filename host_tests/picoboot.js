// A board in BOOTSEL as its data sheet has it (RP2040 2.8.5, RP2350 5.6), in the place of the browser's WebUSB: a flash of
// 2 MB, in which programming only clears bits, and the commands of PICOBOOT, refused where the data sheet says so.
(() => {
  const FLASH = 0x10000000, SIZE = 2 << 20;
  const board = { product: 3, flash: new Uint8Array(SIZE).fill(0xa5), log: [], unplugAfter: Infinity, stuck: -1, rebooted: null, refuses: false };
  window.board = board;
  let exclusive = 0, xip = true, answer = null, pending = null, open = false, claimed = false, halted = false;
  const gone = () => {
    if (!open || (board.unplugAfter -= 1) < 0) throw new DOMException("The device was disconnected.", "NetworkError");
  };
  const stall = () => ((halted = true), { status: "stall", bytesWritten: 0 });
  const aligned = (at, size, to) => at >= FLASH && at + size <= FLASH + SIZE && at % to === 0 && size % to === 0;
  const commands = {
    0x01: [1, (view) => ((exclusive = view.getUint8(16)), 0 <= exclusive && exclusive <= 2)],
    0x02: [12, (view) => board.product === 3 && ((board.rebooted = view.getUint32(16, true)), true)],
    0x03: [8, (view) => {
      const [at, size] = [view.getUint32(16, true), view.getUint32(20, true)];
      if (xip || !exclusive || !aligned(at, size, 4096)) return false;
      board.flash.fill(0xff, at - FLASH, at - FLASH + size);
      return true;
    }],
    0x05: [8, (view, data) => {
      const [at, size] = [view.getUint32(16, true), view.getUint32(20, true)];
      if (xip || !exclusive || !aligned(at, size, 256) || data.length !== size) return false;
      data.forEach((byte, i) => (board.flash[at - FLASH + i] &= byte));
      if (board.stuck >= at - FLASH && board.stuck < at - FLASH + size) board.flash[board.stuck] = 0;
      return true;
    }],
    0x06: [0, () => ((xip = false), true)],
    0x0a: [16, (view) => board.product === 0xf && ((board.rebooted = view.getUint32(16, true)), true)],
    0x84: [8, (view) => {
      const [at, size] = [view.getUint32(16, true), view.getUint32(20, true)];
      if (!aligned(at, size, 1) || view.getUint32(12, true) !== size) return false;
      answer = board.flash.slice(at - FLASH, at - FLASH + size);
      return true;
    }],
  };
  const endpoints = (one, other) => [{ direction: "out", endpointNumber: one }, { direction: "in", endpointNumber: other }];
  const interfaces = [
    { interfaceNumber: 0, alternates: [{ interfaceClass: 8, endpoints: endpoints(1, 2) }] },
    { interfaceNumber: 1, alternates: [{ interfaceClass: 0xff, endpoints: endpoints(3, 4) }] },
  ];
  const device = {
    get productId() { return board.product; },
    configuration: null,
    async open() {
      if (board.refuses) throw new DOMException("Access denied.", "SecurityError");
      open = true;
    },
    async close() { open = false; },
    async selectConfiguration() { device.configuration = { interfaces }; },
    async claimInterface(number) { claimed = number === 1; },
    async controlTransferOut({ requestType, recipient, request, index }) {
      if (requestType !== "vendor" || recipient !== "interface" || request !== 0x41 || index !== 1) return stall();
      halted = false;
      exclusive = 0;
      return { status: "ok", bytesWritten: 0 };
    },
    async transferOut(endpoint, buffer) {
      gone();
      if (!claimed || endpoint !== 3 || halted) return stall();
      const bytes = new Uint8Array(buffer);
      if (!bytes.length) return { status: "ok", bytesWritten: 0 }; // acknowledges what was read
      if (pending) {
        const { view, run } = pending;
        pending = null;
        return run(view, bytes) ? { status: "ok", bytesWritten: bytes.length } : stall();
      }
      const view = new DataView(buffer);
      const [size, run] = commands[view.getUint8(8)] ?? [];
      if (bytes.length !== 32 || view.getUint32(0, true) !== 0x431fd10b || !run || view.getUint8(9) !== size) return stall();
      board.log.push(view.getUint8(8));
      if (view.getUint8(8) === 0x05) pending = { view, run };
      else if (!run(view, new Uint8Array(0))) return stall();
      return { status: "ok", bytesWritten: 32 };
    },
    async transferIn(endpoint, length) {
      gone();
      if (endpoint !== 4 || halted || pending) return { status: "stall" };
      const sent = answer ?? new Uint8Array(0);
      answer = null;
      return { status: sent.length > length ? "babble" : "ok", data: new DataView(sent.buffer) };
    },
  };
  const usb = {
    async requestDevice({ filters }) {
      if (!filters.some(({ vendorId, productId }) => vendorId === 0x2e8a && productId === board.product)) throw new DOMException("", "NotFoundError");
      return device;
    },
  };
  Object.defineProperty(Navigator.prototype, "usb", { get: () => usb, configurable: true });
})();
