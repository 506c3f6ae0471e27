import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { dailyKeys } from '#server/services/limits/daily-keys.ts';
import { hostOf } from '#server/services/limits/network-of.ts';
import { createWindowCounter } from '#server/services/limits/window-counter.ts';
import { languages } from '#shared/languages.ts';
import { comparedWords } from '#shared/publication-log/compared-words.ts';
import { itemCodeOf, shownCode } from '#shared/publication-log/item-code.ts';
import type { ItemEntry } from '#shared/publication-log/log-entry.ts';
import type { Verdict } from '#shared/publication-log/verdict.ts';
import * as limits from '#shared/publication-log/verification-limits.ts';
import type { Side } from '#shared/publishing/sides.ts';
import { href } from '#shared/site/href.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { codesOf, itemWithCode } from '../item-codes.ts';
import type { PublishedContent } from '../published-content.ts';
import { countShared, isCopyOf, markedCopy, redactRemoved } from './compare-copy.ts';
import { type FoundText, findTexts } from './find-texts.ts';
import { type Versions, verifiedItem, versionsOf } from './item-versions.ts';
import { messengerText } from './messenger-text.ts';
import { searchedMarks } from './text-marks.ts';
import { partsOf } from './text-parts.ts';

/** Words in common with an announcement, in runs of three, from which on a text is a changed copy of it. */
const fewestCommon = 8;

const unknown: Verdict = { kind: 'unknown' };

/** An item's short address in a text. */
const shortAddress = /\/n\/([0-9a-z]{5}-?[0-9a-z]{5})/i;

type Words = ReturnType<typeof comparedWords>;

type Dependencies = { publicUrl: string; now: () => number };

/** Compares what people were sent with what was published. Nothing of it is stored. */
export function createVerification(db: Kysely<Schema>, { publicUrl, now }: Dependencies) {
  const keyOf = dailyKeys(now);
  const counter = createWindowCounter({ points: limits.verifications, duration: 60_000, now });
  const host = new URL(publicUrl).host;

  /** An announcement by its code or address, in a language where it is public in it. */
  async function byPlace({ section, id }: { section: SectionKey; id: number }, preferred?: Side) {
    const code = (await codesOf(db, section, [id])).get(id);
    if (code === undefined) return unknown;
    const sides = await Promise.all(languages.map((side) => versionsOf(db, { section, id, code, side })));
    const known = sides.filter(({ entries }) => entries.length > 0);
    const own = known.filter(({ place }) => place.side === preferred);
    const found = [...own, ...known].find(({ isPublic }) => isPublic) ?? own[0] ?? known[0];
    if (!found) return unknown;
    return { kind: found.isPublic ? 'current' : 'withdrawn', item: verifiedItem(found) } satisfies Verdict;
  }

  /** Words that a copy may have beside the text: the address of the page, and the code. */
  function extrasOf({ section, id, code, side }: FoundText) {
    const page = href('section-detail', { section, id, language: side });
    const addresses = [`/n/${code}`, page].flatMap((path) => [publicUrl + path, host + path]);
    return [...addresses, publicUrl, host, code, shownCode(code)].map(comparedWords);
  }

  /** The text that editors copy for messengers, which has no sentence of the announcement: by the code in it. */
  async function byMessengerText(text: string, words: Words): Promise<Verdict | undefined> {
    const code = itemCodeOf(shortAddress.exec(text)?.[1] ?? '');
    const item = code && (await itemWithCode(db, code));
    if (!item) return undefined;
    for (const side of languages) {
      const all = await versionsOf(db, { ...item, code, side });
      const verdict = verdictOf(all, ({ fields }) => {
        const sent = messengerText({ ...item, item: fields as never, language: side, code, publicUrl });
        return isCopyOf(words, { needed: [comparedWords(sent)], others: [] }, []);
      });
      if (verdict) return verdict;
    }
    return undefined;
  }

  async function byText(text: string): Promise<Verdict> {
    const words = comparedWords(text);
    const sent = await byMessengerText(text, words);
    if (sent) return sent;
    const lines = text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .slice(0, 6)
      .map(comparedWords);
    const found = await findTexts(db, searchedMarks(words, lines));
    const all = await Promise.all(found.map((place) => versionsOf(db, place)));
    for (const versions of all) {
      const verdict = sameAs(versions, words);
      if (verdict) return verdict;
    }
    return nearestOf(all, words);
  }

  function sameAs(all: Versions, words: Words): Verdict | undefined {
    const extras = extrasOf(all.place);
    return verdictOf(all, (content) => isCopyOf(words, partsOf(content), extras));
  }

  /** The verdict on a copy of one of the versions of a side. */
  function verdictOf(all: Versions, isSame: (content: PublishedContent) => boolean): Verdict | undefined {
    const same = all.versions.find(({ content }) => content && isSame(content));
    if (!same) return undefined;
    const kind = all.isPublic ? (same === all.versions[0] ? 'current' : 'replaced') : 'withdrawn';
    return { kind, item: verifiedItem(all, same) };
  }

  function nearestOf(all: readonly Versions[], words: Words): Verdict {
    const sharedWith = countShared(words);
    const texts = all.flatMap((of) =>
      of.versions.flatMap(({ content }, index) =>
        content ? [{ of, parts: partsOf(content), isShown: of.isPublic && index === 0 }] : [],
      ),
    );
    let nearest: (typeof texts)[number] | undefined;
    let most = fewestCommon - 1;
    for (const text of texts) {
      const common = sharedWith(text.parts);
      if (common > most) [nearest, most] = [text, common];
    }
    if (!nearest) return unknown;
    // Of the nearest one alone: marking takes longer than all the rest
    const runs = markedCopy(words, nearest.parts, extrasOf(nearest.of.place));
    // Some words of what was withdrawn or replaced must not bring back the rest of it
    const shown = nearest.isShown ? runs : redactRemoved(runs);
    return { kind: 'altered', item: verifiedItem(nearest.of), runs: shown };
  }

  return {
    /** @throws AppError `too-many` for a host that verifies without end. */
    count(address: string): void {
      const wait = counter.take(keyOf(hostOf(address)));
      if (wait === undefined) return;
      throw new AppError('too-many', 'error.tooMany', { retryAfter: Math.ceil(wait / 1000) });
    },

    /** A code, an address, or a text as it was forwarded. */
    async given(typed: string): Promise<Verdict> {
      const text = typed.trim().slice(0, limits.verifiedCharacters);
      const code = itemCodeOf(text);
      const coded = code === undefined ? undefined : await itemWithCode(db, code);
      if (coded) return byPlace(coded);
      if (/^\S+$/.test(text)) {
        const place = await placeOf(text);
        if (place) return byPlace(place, place.side);
      }
      return text === '' ? unknown : byText(text);
    },

    /** A file, by the SHA-256 of its content in hex. */
    async file(sha256: string): Promise<Verdict> {
      const rows = await db
        .selectFrom('published_file as f')
        .innerJoin('publication_entry as e', 'e.seq', 'f.seq')
        .select('e.entry')
        .where('f.sha256', '=', sha256)
        .orderBy('f.seq', 'desc')
        .limit(10)
        .execute();
      const entries = rows.map(({ entry }) => JSON.parse(entry) as ItemEntry);
      const all = await Promise.all(entries.map((entry) => versionsOf(db, entry)));
      const has = ({ content }: Versions['versions'][number]) =>
        content?.files.some((file) => file.sha256 === sha256) ?? false;
      const current = all.find(({ isPublic, versions: [newest] }) => isPublic && newest && has(newest));
      const found = current ?? all[0];
      if (!found) return unknown;
      const kind = current ? 'current' : found.isPublic ? 'replaced' : 'withdrawn';
      return { kind, item: verifiedItem(found, found.versions.find(has)) };
    },
  };

  /** The item that an address of this site leads to. */
  async function placeOf(address: string) {
    const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    if (url?.host !== host) return undefined;
    // Anything after the address of a page makes another one, which does not exist
    const [, first = '', second = '', third = '', ...rest] = url.pathname.replace(/\/$/, '').split('/');
    const code = first === 'n' && third === '' ? itemCodeOf(second) : undefined;
    if (code !== undefined) {
      const item = await itemWithCode(db, code);
      return item && { ...item, side: undefined };
    }
    const side = languages.find((language) => language === third);
    const isFile = first === 'files';
    if (!isFile && (rest.length > 0 || (third !== '' && !side))) return undefined;
    const [section, id] = isFile ? [second, third] : [sectionAt(`/${first}`), second];
    const known = sections.find(({ key }) => key === section);
    return known && /^\d{1,9}$/.test(id) ? { section: known.key, id: Number(id), side } : undefined;
  }
}

const sectionAt = (detail: string) => sections.find((section) => section.detail === detail)?.key;
