/** The tables of a font file by tag (https://learn.microsoft.com/typography/opentype/spec/otff). */
export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const row = 12 + 16 * index;
      const start = font.readUInt32BE(row + 8);
      return [
        font.toString('latin1', row, row + 4),
        Buffer.from(font.subarray(start, start + font.readUInt32BE(row + 12))),
      ];
    }),
  );
}

export function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  const exponent = Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(16 * 2 ** exponent, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(16 * tables.size - 16 * 2 ** exponent, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [index, [tag, table]] of [...tables]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .entries()) {
    if (tag === 'head') table.writeUInt32BE(0, 8);
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const row = 12 + 16 * index;
    header.write(tag, row, 'latin1');
    header.writeUInt32BE(sum(body), row + 4);
    header.writeUInt32BE(offset, row + 8);
    header.writeUInt32BE(table.length, row + 12);
    bodies.push(body);
    offset += body.length;
  }
  const font = Buffer.concat([header, ...bodies]);
  const head = bodies[[...tables.keys()].toSorted().indexOf('head')];
  if (head) font.writeUInt32BE((0xb1b0afba - sum(font)) >>> 0, font.indexOf(head) + 8);
  return font;
}

function sum(bytes: Buffer): number {
  let total = 0;
  for (let at = 0; at < bytes.length; at += 4) total = (total + bytes.readUInt32BE(at)) >>> 0;
  return total;
}
