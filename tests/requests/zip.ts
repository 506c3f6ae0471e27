import { crc32, deflateRawSync } from 'node:zlib';

type Part = string | Uint8Array;

/** A ZIP of files by name, in their order: what documents of office programs are. */
export function zip(files: Record<string, Part>, { encrypted = false } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(files)) {
    const content = Buffer.from(part as string);
    // OpenDocument wants its first entry as it is
    const method = name === 'mimetype' ? 0 : 8;
    const data = method === 0 ? content : deflateRawSync(content);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE((encrypted ? 1 : 0) | 0x08_00, 2);
    about.writeUInt16LE(method, 4);
    // 1 January 2026: two runs make the same file
    about.writeUInt16LE((46 << 9) | (1 << 5) | 1, 8);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), about, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}
