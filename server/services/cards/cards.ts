import type { Kysely } from 'kysely';
import { createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createContent } from '#server/services/content/content.ts';
import type { Storage, StoredFile } from '#server/services/files/storage.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { codesOf } from '#server/services/publication-log/item-codes.ts';
import { newestEntry } from '#server/services/publication-log/log-entries.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { deadlineState } from '#shared/content/deadline/deadline.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { sharePicture } from '#shared/content/images.ts';
import { formatDay } from '#shared/date-time.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { type Card, type CardAddress, cardAt, cardPath } from './card.ts';
import { removeOldCards } from './remove-old-cards.ts';

type Dependencies = {
  storage: Storage;
  settings: { all: () => Promise<SiteSettings> };
  leader: Leader;
  publicUrl: string;
  now: () => number;
};

/** An item whose card is wanted, and what its page knows of it. */
type Shown = {
  section: SectionKey;
  item: ContentItem;
  language: Language;
  isClosed: boolean;
  code: string | undefined;
};

/** Sides at a time that get their cards after publication: those of an import wait until a card is requested. */
const mostAtOnce = 100;

export type Cards = ReturnType<typeof createCards>;

/**
 * Share cards: pictures of an item's title for shared links. Each is made once, soon after publication or when it is requested
 * first, and stored under a hash of all that it shows, so that an address is immutable and a correction gets another one.
 */
export function createCards(db: Kysely<Schema>, { storage, settings, leader, publicUrl, now }: Dependencies) {
  const content = createContent(db);
  const drawing = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: mostAtOnce });
  const unfinished = new Map<string, Promise<void>>();
  /** The number of the newest entry of the publication log whose card is made. */
  let followed: number | undefined;
  let isStopped = false;

  /** The card of an item, and its path. */
  async function cardOf({ section, item, language, isClosed, code }: Shown) {
    const { identity } = await settings.all();
    const card: Card = {
      language,
      name: identity.name[language],
      section: message(language, `${section}.title`),
      title: item[`title_${language}`],
      date: item[`date_${language}`].trim() || formatDay(language, item.created_at),
      closed: isClosed ? message(language, 'list.closing.closed') : '',
      code: code ?? '',
    };
    return { card, path: cardPath({ section, id: item.id, language }, card) };
  }

  /** Draws and stores a card that is not there; the drawing library is loaded with the first one. */
  function make({ path, card }: { path: string; card: Card }): Promise<void> {
    const work =
      unfinished.get(path) ?? drawing(() => draw(path, card)).finally(() => unfinished.delete(path));
    unfinished.set(path, work);
    return work;
  }

  async function draw(path: string, card: Card): Promise<void> {
    if (isStopped || (await storage.has(path))) return;
    const { drawCard } = await import('./draw-card.ts');
    await storage.put(path, await drawCard(card));
  }

  /** The present texts of a side; undefined where it is not public. */
  async function shownAt({ section, id, language }: CardAddress): Promise<Shown | undefined> {
    const item = await content.find(section, id).catch(unlessMissing);
    if (!item || item[`title_${language}`].trim() === '') return undefined;
    const isDated = hasDeadline(sectionByKey(section));
    const [codes, closedBy] = await Promise.all([
      codesOf(db, section, [id]),
      isDated ? content.closedBy(section, [id]) : undefined,
    ]);
    const state = closedBy && deadlineState({ ...item, closed_by: closedBy[id] }, now());
    return { section, item, language, isClosed: state === 'closed', code: codes.get(id) };
  }

  /** True where shared links of an item show no picture of it: it has none, or one of unknown size. */
  function isWithoutPicture({ image }: Pick<ContentItem, 'image'>): boolean {
    const own = `${publicUrl}/storage/`;
    const path = image?.startsWith(own) ? image.slice(own.length) : image;
    return !path || sharePicture(path) === undefined;
  }

  /** True where an editor wants the card in place of the picture. */
  async function prefersCard(section: SectionKey, id: number): Promise<boolean> {
    const found = await db
      .selectFrom('share_card')
      .select('id')
      .where('section', '=', section)
      .where('id', '=', id)
      .executeTakeFirst();
    return found !== undefined;
  }

  async function makeOf(address: CardAddress): Promise<void> {
    const shown = await shownAt(address);
    if (!shown) return;
    const { section, item } = shown;
    if (!isWithoutPicture(item) && !(await prefersCard(section, item.id))) return;
    await make(await cardOf(shown));
  }

  return {
    isWithoutPicture,
    prefersCard,

    /** The path of a card below `/storage/`, whether it is made already or not. */
    pathOf: async (shown: Shown): Promise<string> => (await cardOf(shown)).path,

    /**
     * The card at a path, made where it is missing; at one of an earlier version the present card.
     * @throws AppError `unavailable` if too many are being made.
     */
    async find(path: string): Promise<{ file?: StoredFile | undefined; isItself?: boolean }> {
      const address = cardAt(path);
      const shown = address && (await shownAt(address));
      if (!shown) return {};
      // A text alone may say that the announcement is closed, which its page reads
      for (const isClosed of [shown.isClosed, !shown.isClosed]) {
        const version = await cardOf({ ...shown, isClosed });
        if (version.path !== path) continue;
        await make(version);
        return { file: await storage.find(path), isItself: true };
      }
      const current = await cardOf(shown);
      await make(current);
      return { file: await storage.find(current.path) };
    },

    /** Makes the cards of what was published since the last call. */
    async run(): Promise<void> {
      const to = (await newestEntry(db))?.seq ?? 0;
      const from = followed ?? to;
      followed = to;
      if (from >= to) return;
      await leader.run('cards', async () => {
        const sides = await publishedBetween(db, from, to);
        for (const side of sides) if (!isStopped) await makeOf(side);
      });
    },

    /** Removes cards of earlier versions, and those of what is not public any more. */
    removeOld: () => removeOldCards(db, storage, now()),

    /** Ends after the card that is being made. */
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.allSettled(unfinished.values());
    },
  };
}

/** The sides that were published or corrected, by numbers of entries, the newest first. */
async function publishedBetween(db: Kysely<Schema>, after: number, last: number): Promise<CardAddress[]> {
  const rows = await db
    .selectFrom('publication_entry')
    .select(['section', 'item as id', 'side as language'])
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .where('event', 'in', ['publish', 'correct'])
    .orderBy('seq', 'desc')
    .limit(mostAtOnce)
    .execute();
  return rows.flatMap(({ section, id, language }) =>
    section && id && language ? [{ section, id, language }] : [],
  );
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
}
