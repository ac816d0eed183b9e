import { deflateRawSync } from 'node:zlib';

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** Calculates the checksum that zip files have for each entry. */
export function crc32(content: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of content) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** 1 January 1980, the earliest date of the format: the same files give the same bytes. */
const date = 0x21;
const utf8Names = 0x800;
const stored = /\.(?:avif|gif|jpe?g|png|webp)$/;

const record = (size: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(size);
  write(buffer);
  return buffer;
};

/**
 * Writes a zip.
 *
 * @param files Content by path, without a slash at the beginning.
 * @throws When it would need the large form of the format: 65,535 files or 4 GiB.
 */
export function writeZip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const isStored = stored.test(path);
    const data = isStored ? Buffer.from(content) : deflateRawSync(content, { level: 9 });
    const fields = [20, utf8Names, isStored ? 0 : 8, 0, date];
    const sizes = [crc32(content), data.length, content.length];
    const local = record(30, (buffer) => {
      buffer.writeUInt32LE(0x04034b50, 0);
      fields.forEach((value, index) => buffer.writeUInt16LE(value, 4 + 2 * index));
      sizes.forEach((value, index) => buffer.writeUInt32LE(value, 14 + 4 * index));
      buffer.writeUInt16LE(name.length, 26);
    });
    const central = record(46, (buffer) => {
      buffer.writeUInt32LE(0x02014b50, 0);
      [20, ...fields].forEach((value, index) => buffer.writeUInt16LE(value, 4 + 2 * index));
      sizes.forEach((value, index) => buffer.writeUInt32LE(value, 16 + 4 * index));
      buffer.writeUInt16LE(name.length, 28);
      buffer.writeUInt32LE(offset, 42);
    });
    parts.push(local, name, data);
    directory.push(central, name);
    offset += local.length + name.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  if (files.size > 0xfffe || offset + size > 0xfffffffe) throw new Error('bundle: too large for a zip.');
  const end = record(22, (buffer) => {
    buffer.writeUInt32LE(0x06054b50, 0);
    buffer.writeUInt16LE(files.size, 8);
    buffer.writeUInt16LE(files.size, 10);
    buffer.writeUInt32LE(size, 12);
    buffer.writeUInt32LE(offset, 16);
  });
  return Buffer.concat([...parts, ...directory, end]);
}
