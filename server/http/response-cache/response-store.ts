import { type DependencyTag, everything } from '#server/services/effects/dependency-tags.ts';
import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import { type Answer, bytesOf, packTighter } from './cached-response.ts';

/** An answer that was made, whether it may be given to others, and the content that it was made of. */
export type Made = { answer: Answer; keep: boolean; dependencies: Set<DependencyTag> };

type Entry = {
  answer: Answer;
  tags: Set<DependencyTag>;
  make: () => Promise<Made>;
  /** Written over since; it is given to readers until it is made anew. */
  stale: boolean;
  bytes: number;
  hits: number;
  /** When it was last asked for, counted in requests. */
  usedAt: number;
  /** Asked for since room was last made. */
  spared: boolean;
};

/** An answer that was given so often is worth packing with more care. */
const popularAfter = 10;

/**
 * Whole answers in memory, at most so many bytes of them. What an answer read while it was made says which writes touch
 * it. Where room is needed, whoever was made earliest goes, but for those that were asked for again since it was last
 * their turn, which go to the end of the row: a thousand addresses that are asked for once each push nothing out that is
 * read.
 */
export function createAnswerCache(invalidation: Invalidation, maxBytes: number) {
  const largest = maxBytes / 4;
  /** The last made last. No iterator of it is kept: one that waits holds all that the map has held since. */
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Made>>();
  let running = 0;
  /** When each tag was last written, counted in writes; only what is being made meanwhile needs it. */
  const written = new Map<DependencyTag, number>();
  let writes = 0;
  /** The write after which nothing that was known counted. */
  let forgotten = 0;
  let tightening: Promise<unknown> = Promise.resolve();
  let renewing: Promise<unknown> = Promise.resolve();
  const stats = { hits: 0, misses: 0, made: 0, evicted: 0, bytes: 0 };

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    stats.bytes -= entry.bytes;
  }

  function keep(key: string, made: Pick<Entry, 'answer' | 'tags' | 'make'>): void {
    const { usedAt = 0, spared: tolerant = false } = entries.get(key) ?? {};
    drop(key);
    const bytes = bytesOf(made.answer);
    if (bytes > largest) return;
    entries.set(key, { ...made, stale: false, bytes, hits: 0, usedAt, spared: tolerant });
    stats.bytes += bytes;
    evict();
  }

  function evict(): void {
    for (const [key, entry] of entries) {
      if (stats.bytes <= maxBytes) return;
      if (entry.spared) {
        entry.spared = false;
        entries.delete(key);
        entries.set(key, entry);
      } else {
        drop(key);
        stats.evicted += 1;
      }
    }
  }

  /** Makes an answer once, however many ask for it, and keeps it unless what it read was written meanwhile. */
  function make(key: string, how: () => Promise<Made>): Promise<Made> {
    return making.get(key) ?? begin(key, how);
  }

  function begin(key: string, how: () => Promise<Made>): Promise<Made> {
    const begun = writes;
    stats.made += 1;
    running += 1;
    const made = how()
      .then((result) => {
        const { answer, keep: good, dependencies: tags } = result;
        const current = [forgotten, ...[...tags].map((tag) => written.get(tag) ?? 0)].every(
          (at) => at <= begun,
        );
        if (current && good) keep(key, { answer, tags, make: how });
        return result;
      })
      .finally(() => {
        running -= 1;
        if (running === 0) written.clear();
        if (making.get(key) === made) making.delete(key);
      });
    making.set(key, made);
    return made;
  }

  /** One after the other: meanwhile there are others to answer. */
  function tighten(key: string, { answer }: Entry): void {
    tightening = tightening
      .then(() => packTighter(answer))
      .then(
        () => weigh(key),
        () => undefined,
      );
  }

  /** Counts an answer anew that has changed its size. */
  function weigh(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    const bytes = bytesOf(entry.answer);
    if (bytes > largest) return drop(key);
    stats.bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    evict();
  }

  /** What cannot be made anew at once is dropped: from then on nobody is given what was there before. */
  async function renew(key: string, how: () => Promise<Made>): Promise<void> {
    await make(key, how).catch(() => undefined);
    if (entries.get(key)?.stale) drop(key);
  }

  function clear(): void {
    writes += 1;
    forgotten = writes;
    entries.clear();
    making.clear();
    stats.bytes = 0;
  }

  /** Who wrote waits for one page, the one used last; the others are made for whoever asks for them. */
  invalidation.onInvalidate((tags) => {
    if (tags.includes(everything)) return clear();
    writes += 1;
    if (running > 0) for (const tag of tags) written.set(tag, writes);
    // What is being made has read what was there before: whoever asks from now on waits for another
    making.clear();
    const [last, ...others] = [...entries]
      .filter(([, entry]) => tags.some((tag) => entry.tags.has(tag)))
      .toSorted(([, one], [, other]) => other.usedAt - one.usedAt);
    for (const [key] of others) drop(key);
    if (last) {
      const [key, entry] = last;
      entry.stale = true;
      renewing = Promise.all([renewing, renew(key, entry.make)]);
    }
    return renewing;
  });

  return {
    stats,

    /** The answer that is kept under a key. */
    get(key: string): Answer | undefined {
      const entry = entries.get(key);
      if (!entry) {
        stats.misses += 1;
        return undefined;
      }
      stats.hits += 1;
      entry.usedAt = stats.hits;
      entry.spared = true;
      entry.hits += 1;
      if (entry.hits === popularAfter) tighten(key, entry);
      return entry.answer;
    },

    make,

    weigh,

    /** Settles when nothing that was written over is given to anybody any more. */
    settled: () => renewing,

    /** Settles when what is popular by now is packed with more care. */
    tightened: () => tightening,

    clear,
  };
}
