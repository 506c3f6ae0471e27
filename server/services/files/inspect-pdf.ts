import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** What a file says of itself to everybody who has it. */
export type PdfNames = { title?: string; author?: string };

/** `active`: it runs, sends or carries something. `closed`: it cannot be seen whether it does. */
type Inspected = { problem?: 'active' | 'closed'; names: PdfNames };

/** So much is unpacked of one stream of objects, and of all of them. */
const limits = { stream: 8 * 1024 * 1024, all: 32 * 1024 * 1024 };

/** Names (ISO 32000-2) of actions and of files within the file; a name ends where a delimiter stands. */
const active =
  /\/(?:JavaScript|JS|AA|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![^\s<>[\](){}/%])/;

/** Those that do not turn up in packed bytes by chance. */
const telling =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![^\s<>[\](){}/%])/;

/** What is done when it is opened: to show a place in it is all that is taken. */
const opening =
  /\/OpenAction\s*(?:(?<place>\[)|(?<action><<[^]{0,300}?>>)|(?<number>\d+)\s+(?<generation>\d+)\s+R)/g;
const showsPlace = /^\s*(?:\[|<<[^]{0,300}?\/S\s*\/(?:GoTo|Named)(?![A-Za-z]))/;

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Looks for what a PDF would do beside being read. It is no scan for malice: who uploads one is signed in. */
export async function inspectPdf(data: Buffer): Promise<Inspected> {
  const { objects, packed: compressed } = taken(data);
  if (/\/Encrypt(?![A-Za-z])/.test(objects)) return { problem: 'closed', names: {} };
  let text = objects;
  for (const { filter, bytes } of compressed) {
    const room = Math.min(limits.stream, limits.all - text.length + objects.length);
    const unpacked = filter === 'FlateDecode' && room > 0 ? await decompress(bytes, room) : undefined;
    if (!unpacked) return { problem: 'closed', names: {} };
    text += `\n${unpacked}`;
  }
  const plain = decoded(text);
  const isActive =
    active.test(plain) ||
    opensOther(plain) ||
    // What reads like a stream may be a comment or a text, and an object may lie in a stream
    telling.test(decoded(data.toString('latin1')));
  return { ...(isActive && { problem: 'active' as const }), names: namesIn(text) };
}

/** A name may be written in part by numbers. */
function decoded(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

type Packed = { filter: string; bytes: Buffer };

/** The objects in plain text, and those that are packed in streams; the streams of pages and pictures are left out. */
function taken(data: Buffer): { objects: string; packed: Packed[] } {
  const compressed: Packed[] = [];
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
  return { objects: pieces.join('\n'), packed: compressed };
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
    // One that is packed has no number beside it: what it could do is among the names above
    if (referred !== undefined && !showsPlace.test(referred)) return true;
  }
  return false;
}

function objectOf(text: string, number = '', generation = ''): string | undefined {
  return new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj([^]{0,400})`).exec(text)?.[1];
}

/** The title and the author of the file's own information, where it has one. */
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

/** A string of a PDF: in hex or in letters, in UTF-16 after a mark or else in Latin letters. */
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
