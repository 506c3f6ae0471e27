import { type DependencyTag, everything } from '#server/services/effects/dependency-tags.ts';
import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import { type CachedResponse, recompress, sizeOf } from './cached-response.ts';

/** A response as it was rendered, whether it may be stored for others, and the content that it was rendered from. */
export type Rendered = {
  response: CachedResponse;
  cacheable: boolean;
  dependencies: Set<DependencyTag>;
};

/** A key that was in use; with its response where only a purge of everything took that. */
type Superseded = { response?: CachedResponse; tags: ReadonlySet<DependencyTag>; bytes: number };

type Entry = {
  response: CachedResponse;
  tags: Set<DependencyTag>;
  render: () => Promise<Rendered>;
  /** Invalidated, and served until its regeneration ends. */
  stale: boolean;
  bytes: number;
  hits: number;
  /** The number of the request that used it last. */
  usedAt: number;
  /** CLOCK reference bit: used since the last eviction pass. */
  referenced: boolean;
};

/** Keys that are remembered without a response. */
const maxRemembered = 10_000;

/** Hits after which the response is recompressed. */
const popularAfter = 10;

/**
 * Complete responses in memory, at most `maxBytes` of them. The dependency tags that a response collected while it was
 * rendered decide which writes invalidate it. Eviction is CLOCK: the oldest entry goes, unless it was used since the
 * last pass, so a thousand URLs that are requested once each evict nothing that is read.
 *
 * What a purge of everything takes stays as a superseded response, for a failed rendering (`stale-if-error`, RFC 5861), as long as
 * there is room; of what a change of its own content took, the key alone.
 */
export function createResponseStore(invalidation: Invalidation, maxBytes: number) {
  const largest = maxBytes / 4;
  /** In order of rendering. No iterator is held: a waiting one holds all entries that the map has had since. */
  const entries = new Map<string, Entry>();
  /** The oldest first. */
  const superseded = new Map<string, Superseded>();
  let supersededBytes = 0;
  const rendering = new Map<string, Promise<Rendered>>();
  let running = 0;
  /** Sequence number of the last invalidation of each tag; only responses that are being rendered need it. */
  const invalidatedAt = new Map<DependencyTag, number>();
  let sequence = 0;
  /** Sequence number of the last purge; responses whose rendering began before it are discarded. */
  let purgedAt = 0;
  let recompression: Promise<unknown> = Promise.resolve();
  let regeneration: Promise<unknown> = Promise.resolve();
  const stats = { hits: 0, misses: 0, rendered: 0, evicted: 0, bytes: 0 };

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    stats.bytes -= entry.bytes;
  }

  function store(key: string, rendered: Pick<Entry, 'response' | 'tags' | 'render'>): void {
    const { usedAt = 0, referenced = false } = entries.get(key) ?? {};
    remove(key);
    discard(key);
    const bytes = sizeOf(rendered.response);
    if (bytes > largest) return;
    entries.set(key, { ...rendered, stale: false, bytes, hits: 0, usedAt, referenced });
    stats.bytes += bytes;
    evict();
  }

  function discard(key: string): void {
    supersededBytes -= superseded.get(key)?.bytes ?? 0;
    superseded.delete(key);
  }

  function supersede(key: string, { response, tags }: Partial<Pick<Entry, 'response' | 'tags'>> = {}): void {
    discard(key);
    const bytes = response ? sizeOf(response) : 0;
    superseded.set(key, { ...(response && { response }), tags: tags ?? new Set(), bytes });
    supersededBytes += bytes;
  }

  /** Superseded responses go first. */
  function evict(): void {
    for (const key of superseded.keys()) {
      if (superseded.size <= maxRemembered && stats.bytes + supersededBytes <= maxBytes) break;
      discard(key);
    }
    for (const [key, entry] of entries) {
      if (stats.bytes <= maxBytes) return;
      if (entry.referenced) {
        entry.referenced = false;
        entries.delete(key);
        entries.set(key, entry);
      } else {
        remove(key);
        stats.evicted += 1;
      }
    }
  }

  /** Renders a response once for all requests that wait for it, and stores it unless a tag was invalidated meanwhile. */
  function render(key: string, how: () => Promise<Rendered>): Promise<Rendered> {
    return rendering.get(key) ?? begin(key, how);
  }

  function begin(key: string, how: () => Promise<Rendered>): Promise<Rendered> {
    const begun = sequence;
    stats.rendered += 1;
    running += 1;
    const rendered = how()
      .then((result) => {
        const { response, cacheable, dependencies: tags } = result;
        const isCurrent = [purgedAt, ...[...tags].map((tag) => invalidatedAt.get(tag) ?? 0)].every(
          (at) => at <= begun,
        );
        if (isCurrent && cacheable) store(key, { response, tags, render: how });
        // Gone, or private by now: what was there before is never sent again
        else if (response.status < 500 && superseded.has(key)) supersede(key);
        return result;
      })
      .finally(() => {
        running -= 1;
        if (running === 0) invalidatedAt.clear();
        if (rendering.get(key) === rendered) rendering.delete(key);
      });
    rendering.set(key, rendered);
    return rendered;
  }

  /** In sequence, so that requests are handled in between. */
  function queueRecompression(key: string, { response }: Entry): void {
    recompression = recompression
      .then(() => recompress(response))
      .then(
        () => updateSize(key),
        () => undefined,
      );
  }

  /** Counts the bytes of a response again whose variants have changed. */
  function updateSize(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    const bytes = sizeOf(entry.response);
    if (bytes > largest) return remove(key);
    stats.bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    evict();
  }

  /** Entries that cannot be regenerated are removed: from then on no request gets the stale response. */
  async function regenerate(key: string, how: () => Promise<Rendered>): Promise<void> {
    await render(key, how).catch(() => undefined);
    if (!entries.get(key)?.stale) return;
    remove(key);
    supersede(key);
  }

  function clear(): void {
    sequence += 1;
    purgedAt = sequence;
    for (const [key, entry] of entries) supersede(key, entry.stale ? {} : entry);
    entries.clear();
    rendering.clear();
    stats.bytes = 0;
    evict();
  }

  /** A write waits for one regeneration, that of the entry used last; the others are rendered on request. */
  invalidation.onInvalidate((tags) => {
    if (tags.includes(everything)) return clear();
    sequence += 1;
    if (running > 0) for (const tag of tags) invalidatedAt.set(tag, sequence);
    // Responses in the making have read the old state: later requests wait for other ones
    rendering.clear();
    const [last, ...others] = [...entries]
      .filter(([, entry]) => tags.some((tag) => entry.tags.has(tag)))
      .toSorted(([, one], [, other]) => other.usedAt - one.usedAt);
    for (const [key] of others) {
      remove(key);
      supersede(key);
    }
    for (const [key, { tags: of }] of superseded) if (tags.some((tag) => of.has(tag))) supersede(key);
    if (last) {
      const [key, entry] = last;
      entry.stale = true;
      regeneration = Promise.all([regeneration, regenerate(key, entry.render)]);
    }
    return regeneration;
  });

  return {
    stats,

    /** The response that is stored under a key. */
    get(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry) {
        stats.misses += 1;
        return undefined;
      }
      stats.hits += 1;
      entry.usedAt = stats.hits;
      entry.referenced = true;
      entry.hits += 1;
      if (entry.hits === popularAfter) queueRecompression(key, entry);
      return entry.response;
    },

    /** A known key that has no valid response, with the superseded one if it may still be sent. */
    superseded: (key: string): { response?: CachedResponse } | undefined => superseded.get(key),

    /** Remembers a key, as one that is in use. */
    remember(key: string): void {
      if (entries.has(key) || superseded.has(key)) return;
      supersede(key);
      evict();
    },

    render,

    updateSize,

    /** Settles when no stale response is served any more. */
    flushed: () => regeneration,

    /** Settles when the popular responses are recompressed. */
    recompressed: () => recompression,

    clear,
  };
}
