import { type DependencyTag, everything } from '../effects/dependency-tags.ts';
import type { Invalidation } from './invalidation.ts';

type Options = { tag: DependencyTag; invalidation: Invalidation };

/**
 * A service with a cache in front of one of its reads, since every page needs it. All other methods read the database: an
 * editor never works on stale values.
 */
export function withCachedRead<Name extends string, Service extends Record<Name, () => Promise<unknown>>>(
  service: Service,
  name: Name,
  { tag, invalidation }: Options,
): Service {
  let cached: Promise<unknown> | undefined;
  invalidation.onInvalidate((tags) => {
    if (tags.includes(tag) || tags.includes(everything)) cached = undefined;
  });

  function read(): Promise<unknown> {
    if (cached) return cached;
    const reading = service[name]();
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  }

  return { ...service, [name]: read };
}
