import type { Kysely } from 'kysely';
import { canonicalHash, canonicalJson } from '#server/crypto/canonical-json.ts';
import { atEnd } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import type { ItemEntry, LoggedFile } from '#shared/publication-log/log-entry.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { appendEntries, lockLog } from './append-entries.ts';
import { markTexts } from './copies/mark-texts.ts';
import { codesOf, giveCodes } from './item-codes.ts';
import { lastEntries } from './log-entries.ts';
import { type PublishedContent, type PublishedItem, publicContents } from './published-content.ts';

/** Items of one statement. */
const batch = 200;

/** An item that a transaction changes, as it was public before. */
type Change = { section: SectionKey; id: number; before: PublishedItem | undefined; isCorrection: boolean };

type NewItemEntry = Pick<ItemEntry, 'event' | 'section' | 'id' | 'side' | 'content_hash' | 'files'>;

/** The changes of each transaction that runs, by `{section}/{id}`. */
const changes = new WeakMap<Kysely<Schema>, Map<string, Change>>();

/**
 * States that a transaction is about to change what is public of items, before it does. At its end the log gets an entry for
 * each side that is public in another form than before: nobody who changes an item has to know of it.
 */
export async function logChanges(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
  { isCorrection = false } = {},
): Promise<void> {
  const known = changesOf(transaction);
  const others = ids.filter((id) => !known.has(`${section}/${id}`));
  for (const part of parts(others)) {
    const before = await publicContents(transaction, section, part);
    for (const id of part)
      known.set(`${section}/${id}`, { section, id, before: before.get(id), isCorrection: false });
  }
  if (isCorrection) for (const id of ids) known.get(`${section}/${id}`)!.isCorrection = true;
}

function changesOf(transaction: Kysely<Schema>): Map<string, Change> {
  const known = changes.get(transaction);
  if (known) return known;
  const made = new Map<string, Change>();
  changes.set(transaction, made);
  atEnd(transaction, () => appendChanges(transaction, [...made.values()]));
  return made;
}

async function appendChanges(transaction: Kysely<Schema>, changed: Change[]): Promise<void> {
  const found = [];
  for (const [section, own] of Map.groupBy(changed, (change) => change.section))
    for (const part of parts(own)) found.push(await differences(transaction, section, part));
  const entries = found.flatMap((each) => each.entries);
  if (entries.length === 0) return noteVersions(transaction, found);
  await lockLog(transaction);
  const given = await giveCodes(
    transaction,
    found.flatMap((each) => each.uncoded),
  );
  const known = new Map([...given, ...found.flatMap(({ codes }) => [...codes])]);
  await appendEntries(
    transaction,
    entries.map((entry) => ({ ...entry, code: known.get(`${entry.section}/${entry.id}`) ?? '' })),
  );
  await markTexts(
    transaction,
    found.flatMap((each) => each.published),
  );
  const replaced = found.flatMap((each) => each.replaced);
  for (const part of parts(replaced)) await transaction.insertInto('replaced_text').values(part).execute();
  await noteVersions(transaction, found);
}

type Differences = Awaited<ReturnType<typeof differences>>;

/** The entries that items of a section need, and the texts that they have no more. */
async function differences(transaction: Kysely<Schema>, section: SectionKey, changed: Change[]) {
  const ids = changed.map(({ id }) => id);
  const after = await publicContents(transaction, section, ids);
  const last = await lastEntries(transaction, section, ids);
  const codes = await codesOf(transaction, section, ids);
  const entries: NewItemEntry[] = [];
  const replaced: Schema['replaced_text'][] = [];
  const published: PublishedContent[] = [];
  for (const { id, before, isCorrection } of changed) {
    for (const side of languages) {
      const known = last.get(`${id}/${side}`);
      const [old, now] = [before?.sides.get(side), after.get(id)?.sides.get(side)];
      // Public since before there was a log
      const first = known || !old ? undefined : entryOf('publish', old);
      if (first) entries.push(first);
      const present = first ?? (known?.event === 'withdraw' ? undefined : known);
      if (now) {
        const entry = entryOf(isCorrection && present ? 'correct' : 'publish', now);
        if (isSame(present, entry)) continue;
        entries.push(entry);
        published.push(now);
      } else if (present) entries.push(withdrawalOf(present));
      if (known && old && known.content_hash === hashOf(old))
        replaced.push({ seq: known.seq, section, item: id, content: canonicalJson(old) });
    }
  }
  const named = new Set(entries.map(({ id }) => id));
  const versions = ids.map((item) => ({ section, item, version: after.get(item)?.version ?? '' }));
  return {
    entries,
    published,
    replaced,
    codes: new Map([...codes].map(([id, code]) => [`${section}/${id}`, code])),
    uncoded: versions.filter(({ item }) => named.has(item) && !codes.has(item)),
    noted: versions.filter(({ item }) => codes.has(item)),
  };
}

/** Notes up to which version of an item the log is complete. */
async function noteVersions(transaction: Kysely<Schema>, found: Differences[]): Promise<void> {
  for (const { section, item, version } of found.flatMap(({ noted }) => noted)) {
    await transaction
      .updateTable('published_item')
      .set({ version })
      .where('section', '=', section)
      .where('item', '=', item)
      .execute();
  }
}

const hashOf = (content: PublishedContent) => canonicalHash(content);

function entryOf(event: ItemEntry['event'], content: PublishedContent): NewItemEntry {
  const { section, id, side, files } = content;
  return { event, section, id, side, content_hash: hashOf(content), files: files.map(loggedFile) };
}

function withdrawalOf({ section, id, side }: { section: SectionKey; id: number; side: Side }): NewItemEntry {
  return { event: 'withdraw', section, id, side, content_hash: null, files: [] };
}

const loggedFile = ({ number, bytes, sha256 }: LoggedFile): LoggedFile => ({ number, bytes, sha256 });

/** The content's hash covers its files. */
const isSame = (present: Pick<ItemEntry, 'content_hash'> | undefined, entry: NewItemEntry) =>
  present?.content_hash === entry.content_hash;

function* parts<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let start = 0; start < values.length; start += batch) yield values.slice(start, start + batch);
}
