import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import {
  begunStates,
  type ExtractionState,
  type StoredExtractionState,
} from '#shared/search/extraction-states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type ExtractionLimits, extractionLimits, extractText } from './extract-text.ts';
import { type ExtractedText, without } from './extracted-text.ts';
import { type ReadableType, readableTypes } from './readable-types.ts';

type Dependencies = {
  storage: Pick<Storage, 'find'>;
  leader: Leader;
  now: () => number;
  /** Indexes the text of a file, in the transaction that stores it. */
  index: (transaction: Kysely<Schema>, file: string) => Promise<void>;
  /** Of a file, computed for each one. */
  limits?: () => ExtractionLimits;
};

type Pending = { file: string; type: ReadableType; state: string | null };

/** Files whose text is not known, though they may have one. */
const unreadStates = ['closed', 'damaged', 'limit'] as const satisfies ExtractionState[];

export type Extraction = ReturnType<typeof createExtraction>;

/**
 * The texts of attached files, for search. Each file is read once, by its hash, one after another; the queue is the
 * attachments without a row, so that it outlasts a restart and needs no message from who adds them.
 */
export function createExtraction(
  db: Kysely<Schema>,
  { storage, leader, now, index, limits = extractionLimits }: Dependencies,
) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const nextPending = () =>
    db
      .selectFrom('item_attachment as a')
      .leftJoin('extracted_text as t', 't.file', 'a.file')
      .select(['a.file', 'a.type', 't.state'])
      .where('a.removed_at', 'is', null)
      .where('a.type', 'in', readableTypes)
      .where((where) => where.or([where('t.file', 'is', null), where('t.state', 'in', begunStates)]))
      .orderBy('a.changed_at')
      .orderBy('a.file')
      .limit(1)
      .$narrowType<{ type: ReadableType }>()
      .executeTakeFirst();

  async function store(
    on: Kysely<Schema>,
    file: string,
    row: Omit<ExtractedText, 'state'> & { state: StoredExtractionState },
  ) {
    const values = { ...row, extracted_at: new Date(now()).toISOString() };
    await on
      .insertInto('extracted_text')
      .values({ file, ...values })
      .onConflict((conflict) => conflict.column('file').doUpdateSet(values))
      .execute();
  }

  async function extract({ file, type, state }: Pending): Promise<ExtractedText> {
    // A file under which the site ended twice is not read a third time
    if (state === 'reading-again') return without('limit');
    const stored = await storage.find(file);
    if (!stored) return without('damaged');
    const content = await buffer(stored.read());
    const mark = state === 'reading' ? 'reading-again' : 'reading';
    await store(db, file, { state: mark, text: '', pages: 0 });
    return extractText(content, type, limits(), stopping.signal);
  }

  async function readOne(pending: Pending): Promise<void> {
    const { file } = pending;
    try {
      const extracted = await extract(pending);
      await inTransaction(db, async (transaction) => {
        await store(transaction, file, extracted);
        await index(transaction, file);
      });
    } catch (error) {
      // The site stops by itself: that says nothing about the file
      await db
        .deleteFrom('extracted_text')
        .where('file', '=', file)
        .where('state', 'in', begunStates)
        .execute();
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const pending = stopping.signal.aborted ? undefined : await nextPending();
      if (!pending) return;
      await readOne(pending);
    }
  }

  async function runOnce(): Promise<void> {
    try {
      if (await nextPending()) await leader.run('extraction', readAll);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    } finally {
      running = undefined;
    }
  }

  return {
    /** Reads the files that wait, unless another instance does. @throws AppError `unavailable` without the storage. */
    run(): Promise<void> {
      running ??= runOnce();
      return running;
    },

    /** Ends the reading of a file, which begins again after the next start. */
    async stop(): Promise<void> {
      stopping.abort();
      await running?.catch(() => undefined);
    },

    /** Discards the texts of files that no item has any more. */
    async removeGone(): Promise<void> {
      await db
        .deleteFrom('extracted_text')
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('item_attachment as a')
                .select('a.file')
                .whereRef('a.file', '=', 'extracted_text.file')
                .where('a.removed_at', 'is', null),
            ),
          ),
        )
        .execute();
    },

    /** The files that could not be read, by item. */
    unread(): Promise<{ section: SectionKey; id: number; number: number; state: string }[]> {
      return db
        .selectFrom('item_attachment as a')
        .innerJoin('extracted_text as t', 't.file', 'a.file')
        .select(['a.section', 'a.id', 'a.number', 't.state'])
        .where('a.removed_at', 'is', null)
        .where('t.state', 'in', unreadStates)
        .orderBy('a.section')
        .orderBy('a.id')
        .orderBy('a.number')
        .execute();
    },
  };
}
