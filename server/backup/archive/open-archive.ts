import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from './backup-error.ts';

/** One file of the archive, streamed. */
export type ArchiveEntry = { name: string; bytes: number; content: AsyncIterable<Uint8Array> };

const firstLine = 'age-encryption.org/v1\n';
const readAtOnce = 1024 * 1024;

export const damaged = (what: string, cause?: unknown) =>
  new BackupError('damaged', `The backup is damaged or incomplete (${what}): use another one.`, { cause });

/**
 * Streams the files of an archive, in order; each must be read to its end before the next.
 * @throws BackupError `wrong-words` if the identity does not open it, `damaged` if it differs from what was written.
 */
export async function* openArchive(file: string, identity: string): AsyncGenerator<ArchiveEntry> {
  await refuseOthers(file);
  const [{ Decrypter }, { createTarDecoder }] = await Promise.all([
    import('age-encryption'),
    import('modern-tar'),
  ]);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = createReadStream(file, { highWaterMark: readAtOnce });
  try {
    const sealed = Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>;
    const opened = await decrypter.decrypt(sealed).catch(unopened);
    const reader = opened.pipeThrough(createTarDecoder({ strict: true })).getReader();
    for (;;) {
      const { done, value } = await reader.read().catch(broken);
      if (done) return;
      const { name, size } = value.header;
      yield { name, bytes: size, content: bytesOf(value.body as unknown as ReadableStream<Uint8Array>) };
    }
  } finally {
    source.destroy();
  }
}

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    broken(error);
  }
}

/** Detects other formats by their first line. */
async function refuseOthers(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0);
    const begins = buffer.subarray(0, bytesRead).toString('latin1');
    if (begins !== firstLine) throw damaged('it does not begin as a backup does');
  } finally {
    await handle.close();
  }
}

function unopened(error: unknown): never {
  if (!/no identity matched/.test(String(error))) broken(error);
  throw new BackupError(
    'wrong-words',
    'These words do not open this backup: it needs the 24 recovery words of its time.',
    { cause: error },
  );
}

function broken(error: unknown): never {
  throw damaged((error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' '), error);
}
