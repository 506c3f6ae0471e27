import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Metadata visible to every reader of the file. */
export type PdfNames = { title?: string; author?: string };

/** `active`: it has actions or embedded files. `closed`: it cannot be inspected. */
type Inspected = { problem?: 'active' | 'closed'; names: PdfNames };

/** Limits of decompressed bytes, for one object stream and for all of them. */
const limits = { stream: 8 * 1024 * 1024, all: 32 * 1024 * 1024 };

/** Names (ISO 32000-2) of actions and embedded files; a name ends at a delimiter. */
const active =
  /\/(?:JavaScript|JS|AA|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![^\s<>[\](){}/%])/;

/** Those that do not occur in compressed bytes by chance. */
const telling =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![^\s<>[\](){}/%])/;

/** The action on opening: only a destination within the document is accepted. */
const opening =
  /\/OpenAction\s*(?:(?<place>\[)|(?<action><<[^]{0,300}?>>)|(?<number>\d+)\s+(?<generation>\d+)\s+R)/g;
const showsPlace = /^\s*(?:\[|<<[^]{0,300}?\/S\s*\/(?:GoTo|Named)(?![A-Za-z]))/;

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Detects active content in a PDF. This is no malware scan: uploads come from signed-in administrators. */
export async function inspectPdf(data: Buffer): Promise<Inspected> {
  const { objects, compressed } = taken(data);
  if (/\/Encrypt(?![A-Za-z])/.test(objects)) return { problem: 'closed', names: {} };
  let text = objects;
  for (const { filter, bytes } of compressed) {
    const room = Math.min(limits.stream, limits.all - text.length + objects.length);
    const decompressed = filter === 'FlateDecode' && room > 0 ? await decompress(bytes, room) : undefined;
    if (!decompressed) return { problem: 'closed', names: {} };
    text += `\n${decompressed}`;
  }
  const plain = decoded(text);
  const isActive =
    active.test(plain) ||
    opensOther(plain) ||
    // An apparent stream may be a comment or a string, and an object may be in a stream
    telling.test(decoded(data.toString('latin1')));
  return { ...(isActive && { problem: 'active' as const }), names: namesIn(text) };
}

/** Names may contain `#xx` escapes. */
function decoded(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

type CompressedObjects = { filter: string; bytes: Buffer };

/** Objects in plain text, and compressed object streams; streams of pages and pictures are skipped. */
function taken(data: Buffer): { objects: string; compressed: CompressedObjects[] } {
  const compressed: CompressedObjects[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const begin = data.indexOf('stream', from);
    const end = begin < 0 ? -1 : data.indexOf('endstream', begin);
    if (end < 0) break;
    const piece = data.toString('latin1', from, begin);
    pieces.push(piece);
    const own = decoded(piece.slice(piece.lastIndexOf(' obj') + 1));
    if (/\/Type\s*\/ObjStm/.test(own)) {
      const start = begin + (data[begin + 6] === 0x0d ? 8 : 7);
      compressed.push({
        filter: /\/Filter\s*\[?\s*\/(\w+)/.exec(own)?.[1] ?? '',
        bytes: data.subarray(start, end),
      });
    }
    from = end + 'endstream'.length;
  }
  pieces.push(data.toString('latin1', from));
  return { objects: pieces.join('\n'), compressed };
}

async function decompress(bytes: Buffer, room: number): Promise<string | undefined> {
  try {
    return (await inflated(bytes, { maxOutputLength: room })).toString('latin1');
  } catch {
    return undefined;
  }
}

function opensOther(text: string): boolean {
  for (const { groups = {} } of text.matchAll(opening)) {
    const { place, action, number, generation } = groups;
    const referred = place ?? action ?? objectOf(text, number, generation);
    // A compressed object has no offset to find it by: its actions are among the names above
    if (referred !== undefined && !showsPlace.test(referred)) return true;
  }
  return false;
}

function objectOf(text: string, number = '', generation = ''): string | undefined {
  return new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj([^]{0,400})`).exec(text)?.[1];
}

/** Title and author from the document information dictionary. */
function namesIn(text: string): PdfNames {
  const information = text
    .split('endobj')
    .find((object) => /\/(?:Producer|CreationDate|ModDate|Author)\b/.test(object));
  const output = (name: string) => {
    const [, written] =
      new RegExp(`/${name}\\s*(\\((?:\\\\[^]|[^\\\\)])*\\)|<[0-9A-Fa-f\\s]*>)`).exec(information ?? '') ?? [];
    return written && textOf(written).trim().slice(0, 200);
  };
  const [title, author] = [output('Title'), output('Author')];
  return { ...(title && { title }), ...(author && { author }) };
}

/** A PDF string: hexadecimal or literal, in UTF-16 with a byte order mark, else Latin-1. */
function textOf(written: string): string {
  const bytes = written.startsWith('<')
    ? Buffer.from(written.replaceAll(/[^0-9A-Fa-f]/g, ''), 'hex')
    : Buffer.from(
        written
          .slice(1, -1)
          .replaceAll(/\\([0-7]{1,3}|[^])/g, (_, code: string) =>
            /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : code,
          ),
        'latin1',
      );
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0;
  return isUtf16 ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
}
