import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SnapshotError } from './snapshot-error.ts';
import { noteName, ownFiles, sumOf } from './snapshot-format.ts';
import type { SnapshotTarget } from './snapshot-target.ts';

/**
 * A snapshot in a tar. It is written beside the former one and takes its name once it is complete.
 * @throws SnapshotError for a file that is something else.
 */
export async function openTarTarget(file: string): Promise<SnapshotTarget> {
  await refuseOthers(file);
  const { createTarPacker } = await import('modern-tar');
  const partial = `${file}.partial`;
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as unknown as ReadableStream),
    createWriteStream(partial, { flush: true }),
  );
  // Reported by what is added next, or at the end
  written.catch(() => {});
  let last = Promise.resolve();

  async function addNow(name: string, body: Uint8Array): Promise<void> {
    const writer = controller.add({ name, size: body.length, mode: 0o644, mtime: new Date(0) }).getWriter();
    await Promise.race([writer.write(body).then(() => writer.close()), written]);
  }

  /** Members stand one after the other. */
  function add(name: string, body: Uint8Array): Promise<void> {
    last = last.then(() => addNow(name, body));
    return last;
  }

  return {
    folder: undefined,
    read: () => undefined,

    async put(path, body) {
      await add(path, body);
      return { ...sumOf(body), change: 'added' };
    },

    async finish(sums, headOf) {
      for await (const [name, body] of ownFiles(sums, headOf)) await add(name, body);
      controller.finalize();
      await written;
      await rename(partial, file);
      return 0;
    },

    async abandon() {
      controller.error(new Error('abandoned'));
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

/** A tar of ours begins with the note. */
async function refuseOthers(file: string): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return;
  if (!stats.isFile())
    throw new SnapshotError(`${file} is no file: give the name of one that ends with .tar.`);
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(noteName.length + 1), 0, noteName.length + 1, 0);
  if (buffer.toString('latin1') !== `${noteName}\0`)
    throw new SnapshotError(`${file} is something else than a snapshot: give another name.`);
}
