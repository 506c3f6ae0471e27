import type { Kysely } from 'kysely';
import { pictureOfVariant } from '#shared/content/images.ts';
import type { Schema } from '../../db/schema.ts';
import { namedImages } from './named-images.ts';
import { replacedPictures } from './replaced-pictures.ts';
import type { Storage } from './storage.ts';

/** Uploads are named by content hash, and in place of a picture also by its id; other files were not uploaded and stay. */
const uploadName =
  /\b(?:(?:images|recordings|documents)\/(?:[0-9a-f]{16}-)?[0-9a-f]{16}(?:-\d+x\d+)?\.(?:webp|mp3|ogg|pdf)|attachments\/[0-9a-f]{64}\.[a-z]{3,4})\b/g;

/** A picture of the sample, in whose place an upload may be shown. */
const sampleName = /\bcovers\/[\w./-]+\.webp\b/g;

const folders = ['images', 'recordings', 'documents', 'attachments'];

/**
 * A file is uploaded before its reference is saved. An editor may work for a full session and sign in once more, so
 * files of the last day are never unused.
 */
const grace = 24 * 60 * 60 * 1000;

/** Removes uploads without references, with their variants. */
export async function removeUnusedFiles(db: Kysely<Schema>, storage: Storage, now: number): Promise<void> {
  const before = new Date(now - grace);
  const lists = await Promise.all(folders.map((name) => storage.list(name)));
  const old = lists.flat().filter(({ modified }) => modified < before);
  if (old.length === 0) return;
  const used = await usedFiles(db);
  for (const { path } of old) {
    const upload = pictureOfVariant(path) ?? path;
    const named = upload.match(uploadName)?.[0] === upload;
    if (!named || used.has(upload)) continue;
    await storage.remove(path, before);
    if (path === upload) await discardPicture(db, path);
  }
}

/** A picture goes with its file; what is left of one that was replaced is not its file. */
async function discardPicture(db: Kysely<Schema>, path: string): Promise<void> {
  await db
    .deleteFrom('media')
    .where((where) =>
      where.or([where('file', '=', path), where.and([where('path', '=', path), where('file', 'is', null)])]),
    )
    .execute();
}

async function usedFiles(db: Kysely<Schema>): Promise<Set<string>> {
  const [images, settings, revisions, chunks, attachments, replaced] = await Promise.all([
    namedImages(db),
    db.selectFrom('site_setting').select('value').execute(),
    // Earlier versions can be restored; a path has no blank, at which alone a chunk ends
    db.selectFrom('record_revision').select('value').execute(),
    db.selectFrom('record_chunk').select('text as value').execute(),
    db.selectFrom('item_attachment').select('file as value').execute(),
    db
      .selectFrom('item_event')
      .select('details as value')
      .where('event', 'in', ['attachment-replaced', 'picture-replaced'])
      .execute(),
  ]);
  const texts = [
    ...images,
    ...[...settings, ...revisions, ...chunks, ...attachments, ...replaced].map(({ value }) => value),
  ];
  const named = new Set(
    texts.flatMap((text) => [...(text.match(uploadName) ?? []), ...(text.match(sampleName) ?? [])]),
  );
  const retained = await db.selectFrom('media').select('path').where('retained', '=', 1).execute();
  for (const { path } of retained) named.add(path);
  for (const [path, file] of await replacedPictures(db)) if (named.delete(path)) named.add(file);
  return named;
}
