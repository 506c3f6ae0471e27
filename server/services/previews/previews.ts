import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '#server/crypto/token.ts';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDocument } from '#server/services/publishing/documents.ts';
import type { ItemKey } from '#server/services/publishing/revisions/text-chunks.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import * as limits from '#shared/limits.ts';
import { routeHref } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';
import type { GuessLimiter } from './guess-limiter.ts';
import { keysOf, namesOf, titledItems } from './previewed-items.ts';

type Maker = { id: string; email: string };

/** The URL is shown once: only a hash of its token is stored. */
type Made = { id: string; url: string; expires_at: string };

type Options = { guesses: GuessLimiter; publicUrl: string; now: () => number };

/** A link that is valid, with the item of its set that is read. */
export type OpenedPreview = {
  kind: 'link' | 'frame';
  expires_at: string;
  items: { title_ar: string; title_en: string; exists: boolean }[];
  key: ItemKey;
  /** Undefined where the item was deleted since. */
  copy: ContentItem | undefined;
};

const day = 24 * 60 * 60 * 1000;

/** Links with which somebody without an account reads the working copies of items. Reading one writes nothing. */
export function createPreviews({ db, transact }: UnitOfWork, { guesses, publicUrl, now }: Options) {
  const timestamp = (at: number) => new Date(at).toISOString();

  function rowOf(kind: 'link' | 'frame', items: ItemKey[], maker: Maker, lifetime: number) {
    const token = newToken();
    const row = {
      id: randomUUID(),
      token_hash: hashToken(token),
      kind,
      items: namesOf(items),
      administrator_id: maker.id,
      author: maker.email,
      created_at: timestamp(now()),
      expires_at: timestamp(now() + lifetime),
    };
    const url = publicUrl + routeHref(publicPrograms.preview, { token });
    return { row, made: { id: row.id, url, expires_at: row.expires_at } };
  }

  return {
    /**
     * A link to items.
     * @throws AppError `not-found` where one is unknown or deleted; `conflict` where there are as many links as can be.
     */
    make(items: ItemKey[], days: (typeof limits.previewDays)[number], maker: Maker): Promise<Made> {
      const { row, made } = rowOf('link', items, maker, days * day);
      return transact(async (transaction) => {
        const found = await titledItems(transaction, keysOf(row.items));
        if (!found.every(({ exists }) => exists)) throw new AppError('not-found', 'preview.noItem');
        const { count } = await transaction
          .selectFrom('preview')
          .select((eb) => eb.fn.countAll<number | string>().as('count'))
          .where('kind', '=', 'link')
          .where('expires_at', '>', row.created_at)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.maxPreviews) throw new AppError('conflict', 'preview.tooMany');
        await transaction.insertInto('preview').values(row).execute();
        return made;
      });
    },

    /** The editor's own preview of an item, in place of its earlier one. @throws AppError `not-found`. */
    makeFrame(item: ItemKey, maker: Maker): Promise<Made> {
      const { row, made } = rowOf('frame', [item], maker, limits.previewFrameMinutes * 60_000);
      return transact(async (transaction) => {
        const [found] = await titledItems(transaction, [item]);
        if (!found?.exists) throw new AppError('not-found', 'preview.noItem');
        await transaction
          .deleteFrom('preview')
          .where('kind', '=', 'frame')
          .where('administrator_id', '=', maker.id)
          .where('items', '=', row.items)
          .execute();
        await transaction.insertInto('preview').values(row).execute();
        return made;
      });
    },

    /** The links that are valid, those made last first; without their tokens, which are not stored. */
    async list() {
      const rows = await db
        .selectFrom('preview')
        .select(['id', 'items', 'author', 'created_at', 'expires_at'])
        .where('kind', '=', 'link')
        .where('expires_at', '>', timestamp(now()))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      const found = await titledItems(
        db,
        rows.flatMap(({ items }) => keysOf(items)),
      );
      const byName = new Map(found.map((item) => [`${item.section}/${item.id}`, item]));
      return rows.map(({ items, ...row }) => ({
        ...row,
        items: keysOf(items).flatMap(({ section, id }) => byName.get(`${section}/${id}`) ?? []),
      }));
    },

    /** @returns its items. @throws AppError `not-found`. */
    withdraw(id: string): Promise<ItemKey[]> {
      return transact(async (transaction) => {
        const row = await transaction
          .deleteFrom('preview')
          .where('id', '=', id)
          .where('kind', '=', 'link')
          .returning('items')
          .executeTakeFirst();
        if (!row) throw new AppError('not-found', 'preview.noLink');
        return keysOf(row.items);
      });
    },

    /**
     * A preview by its token; undefined for one that ended, was withdrawn or never was, which take the same time.
     * @param number of the item in the set, from 1.
     * @throws AppError `too-many` for a host that guesses; a valid link is never refused.
     */
    async open(token: string, number: number, address: string): Promise<OpenedPreview | undefined> {
      const row = await db
        .selectFrom('preview')
        .select(['kind', 'items', 'expires_at'])
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', timestamp(now()))
        .executeTakeFirst();
      const keys = row ? keysOf(row.items) : [];
      const key = keys[number - 1];
      if (!row || !key) {
        guesses.count(address);
        return undefined;
      }
      const items = await titledItems(db, keys);
      const copy = items[number - 1]?.exists ? await workingCopy(key) : undefined;
      return { kind: row.kind, expires_at: row.expires_at, items, key, copy };
    },

    /** Removes those that ended. */
    async removeEnded(): Promise<void> {
      await db.deleteFrom('preview').where('expires_at', '<=', timestamp(now())).execute();
    },
  };

  async function workingCopy(key: ItemKey): Promise<ContentItem> {
    const { row, texts } = await readDocument(db, key);
    return { id: row.id, ...texts, created_at: row.created_at, updated_at: row.updated_at };
  }
}
