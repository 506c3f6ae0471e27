import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type ArchiveManifest, manifestName } from './archive-format.ts';

export type ArchiveWriter = {
  /**
   * Adds a member of the given size.
   * @throws Error if it has more or fewer bytes.
   */
  add: (
    name: string,
    bytes: number,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ) => Promise<void>;
};

type Composed = Omit<ArchiveManifest, 'members'>;

/**
 * Writes a new file, complete and synced, that these age recipients can open. Its content is never on the disk in
 * clear.
 */
export async function writeArchive(
  file: string,
  recipients: string[],
  compose: (archive: ArchiveWriter) => Promise<Composed>,
): Promise<ArchiveManifest> {
  // Loaded on demand: only sites with backups pay for the memory
  const [{ Encrypter }, { createTarPacker }] = await Promise.all([
    import('age-encryption'),
    import('modern-tar'),
  ]);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const { readable, controller } = createTarPacker();
  const sealed = (await encrypter.encrypt(readable)) as ReadableStream;
  const written = pipeline(
    Readable.fromWeb(sealed),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const members: ArchiveManifest['members'] = {};

  const add: ArchiveWriter['add'] = async (name, bytes, content) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size: bytes, mode: 0o600 }).getWriter();
    for await (const chunk of content) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    members[name] = { bytes, sha256: hash.digest('hex') };
  };

  const finish = async () => {
    const manifest = { ...(await compose({ add })), members };
    const text = Buffer.from(JSON.stringify(manifest));
    await add(manifestName, text.length, [text]);
    controller.finalize();
    return manifest;
  };
  const composed = finish().catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  // A failed write is the cause, not the stream that closed because of it
  const [end, manifest] = await Promise.allSettled([written, composed]);
  if (end.status === 'rejected') throw end.reason;
  if (manifest.status === 'rejected') throw manifest.reason;
  return manifest.value;
}
