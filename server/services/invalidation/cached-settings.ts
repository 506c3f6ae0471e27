import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { everything } from '../effects/dependency-tags.ts';
import type { createSettings } from '../settings/settings.ts';
import type { Invalidation } from './invalidation.ts';

type Settings = ReturnType<typeof createSettings>;

/**
 * Settings with a cache in front of `all`, since every page reads them. All other methods read the database: an editor
 * never works on stale settings.
 */
export function cachedSettings(settings: Settings, invalidation: Invalidation): Settings {
  let cached: Promise<SiteSettings> | undefined;
  invalidation.onInvalidate((tags) => {
    if (tags.includes('settings') || tags.includes(everything)) cached = undefined;
  });

  function all(): Promise<SiteSettings> {
    if (cached) return cached;
    const reading = settings.all();
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  }

  return { ...settings, all };
}
