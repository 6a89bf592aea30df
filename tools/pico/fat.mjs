// Makes the FAT12 file system CircuitPython keeps in the Pico's flash, filled from a folder.
//
// Every name that is not plain upper-case 8.3 gets a long-name entry beside its short one, so files are found under the
// name they have in the folder. Dates are fixed: the same folder always makes the same image.

import fs from 'node:fs';
import path from 'node:path';

const SECTOR = 512;
const SECTORS = 2048; // 1 MiB
const FAT_SECTORS = 6;
const ROOT_ENTRIES = 512;
const FIRST_DATA_SECTOR = 1 + FAT_SECTORS + (ROOT_ENTRIES * 32) / SECTOR;
const CLUSTERS = SECTORS - FIRST_DATA_SECTOR; // a cluster is one sector
const END_OF_CHAIN = 0xfff;
const DATE = ((2024 - 1980) << 9) | (1 << 5) | 1;
const DIRECTORY = 0x10;
const LONG_NAME = 0x0f;

export const FAT_IMAGE_SIZE = SECTOR * SECTORS;

/** The image as a Uint8Array. Names starting with a dot, and __pycache__, are left out. */
export function fatImage(folder) {
  const image = new Uint8Array(FAT_IMAGE_SIZE);
  writeBootSector(image);
  const volume = { image, next: 2 };
  setFat(image, 0, 0xff8);
  setFat(image, 1, END_OF_CHAIN);
  const root = image.subarray((1 + FAT_SECTORS) * SECTOR, FIRST_DATA_SECTOR * SECTOR);
  const label = entry(Buffer.from('CIRCUITPY  '), 0x08, 0, 0);
  const entries = Buffer.concat([label, ...directoryEntries(volume, folder, 0)]);
  if (entries.length > root.length) throw new Error('too many files in the root of the drive');
  root.set(entries);
  return image;
}

function writeBootSector(image) {
  const view = new DataView(image.buffer);
  image.set([0xeb, 0x3c, 0x90]);
  image.set(Buffer.from('MSDOS5.0'), 3);
  view.setUint16(11, SECTOR, true);
  image[13] = 1; // sectors in a cluster
  view.setUint16(14, 1, true); // sectors before the FAT
  image[16] = 1; // copies of the FAT
  view.setUint16(17, ROOT_ENTRIES, true);
  view.setUint16(19, SECTORS, true);
  image[21] = 0xf8;
  view.setUint16(22, FAT_SECTORS, true);
  view.setUint16(24, 63, true); // sectors a track and heads: unused, but checked by some readers
  view.setUint16(26, 255, true);
  image[36] = 0x80;
  image[38] = 0x29;
  view.setUint32(39, 0x51554950, true); // serial number
  image.set(Buffer.from('CIRCUITPY  FAT12   '), 43);
  view.setUint16(510, 0xaa55, true);
}

function setFat(image, cluster, value) {
  const at = SECTOR + cluster + (cluster >> 1);
  if (cluster & 1) {
    image[at] = (image[at] & 0x0f) | ((value << 4) & 0xf0);
    image[at + 1] = value >> 4;
  } else {
    image[at] = value & 0xff;
    image[at + 1] = (image[at + 1] & 0xf0) | (value >> 8);
  }
}

/** Takes a chain of clusters for so many bytes; returns its first cluster, 0 for none. */
function takeClusters(volume, bytes) {
  const count = Math.ceil(bytes / SECTOR);
  if (count === 0) return 0;
  const first = volume.next;
  if (first + count > CLUSTERS + 2) throw new Error('the folder does not fit on the drive');
  for (let i = 0; i < count; i++) setFat(volume.image, first + i, i === count - 1 ? END_OF_CHAIN : first + i + 1);
  volume.next += count;
  return first;
}

function fill(volume, cluster, bytes) {
  if (cluster) volume.image.set(bytes, (FIRST_DATA_SECTOR + cluster - 2) * SECTOR);
}

function directoryEntries(volume, folder, own) {
  const result = [];
  for (const [number, name] of fs.readdirSync(folder).sort().entries()) {
    if (name.startsWith('.') || name === '__pycache__') continue;
    const source = path.join(folder, name);
    const short = shortName(name, number);
    if (!isPlain(name)) result.push(...longNameEntries(name, short));
    if (fs.statSync(source).isDirectory()) {
      result.push(entry(short, DIRECTORY, writeDirectory(volume, source, own), 0));
    } else {
      const bytes = fs.readFileSync(source);
      const cluster = takeClusters(volume, bytes.length);
      fill(volume, cluster, bytes);
      result.push(entry(short, 0x20, cluster, bytes.length));
    }
  }
  return result;
}

/** Writes a directory and all below it; returns its first cluster. `parent` is the cluster of the one above, 0 for root. */
function writeDirectory(volume, folder, parent) {
  // What is inside has to name this directory's cluster, so room is taken first, for every name as a long one.
  const names = fs.readdirSync(folder);
  const room = 32 * (2 + names.reduce((sum, name) => sum + 1 + Math.ceil(name.length / 13), 0));
  const cluster = takeClusters(volume, room);
  const dot = entry(Buffer.from('.          '), DIRECTORY, cluster, 0);
  const dotDot = entry(Buffer.from('..         '), DIRECTORY, parent, 0);
  fill(volume, cluster, Buffer.concat([dot, dotDot, ...directoryEntries(volume, folder, cluster)]));
  return cluster;
}

const PLAIN = /^[A-Z0-9_-]{1,8}(\.[A-Z0-9_-]{1,3})?$/;
const isPlain = (name) => PLAIN.test(name);

/** The eleven bytes of a short name: of one that is not plain its number in the directory, which the long one stands for. */
function shortName(name, number) {
  const [stem, extension = ''] = isPlain(name) ? name.split('.') : [`~${number}`];
  return Buffer.from(stem.padEnd(8) + extension.padEnd(3), 'latin1');
}

function longNameEntries(name, short) {
  let sum = 0;
  for (const byte of short) sum = (((sum & 1) << 7) + (sum >> 1) + byte) & 0xff;
  const pieces = Math.ceil(name.length / 13);
  const units = Buffer.alloc(pieces * 26, 0xff);
  units.write(name, 0, 'utf16le');
  if (name.length % 13) units.writeUInt16LE(0, name.length * 2);
  const result = [];
  for (let piece = pieces; piece >= 1; piece--) {
    const bytes = Buffer.alloc(32);
    const from = (piece - 1) * 26;
    bytes[0] = piece | (piece === pieces ? 0x40 : 0);
    units.copy(bytes, 1, from, from + 10);
    bytes[11] = LONG_NAME;
    bytes[13] = sum;
    units.copy(bytes, 14, from + 10, from + 22);
    units.copy(bytes, 28, from + 22, from + 26);
    result.push(bytes);
  }
  return result;
}

function entry(short, attributes, cluster, size) {
  const bytes = Buffer.alloc(32);
  short.copy(bytes, 0);
  bytes[11] = attributes;
  bytes.writeUInt16LE(DATE, 16);
  bytes.writeUInt16LE(DATE, 18);
  bytes.writeUInt16LE(DATE, 24);
  bytes.writeUInt16LE(cluster, 26);
  bytes.writeUInt32LE(size, 28);
  return bytes;
}
