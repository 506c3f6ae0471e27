import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { everything } from '../effects/dependency-tags.ts';
import type { createSettings } from '../settings/settings.ts';
import type { Invalidation } from './invalidation.ts';

type Settings = ReturnType<typeof createSettings>;

/**
 * The same settings, read and put together once: every page begins with them. They are read anew after each write, and
 * whoever is to change them is always given what is stored.
 */
export function cachedSettings(settings: Settings, invalidation: Invalidation): Settings {
  let kept: Promise<SiteSettings> | undefined;
  invalidation.onInvalidate((tags) => {
    if (tags.includes('settings') || tags.includes(everything)) kept = undefined;
  });

  function all(): Promise<SiteSettings> {
    if (kept) return kept;
    const reading = settings.all();
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  }

  return { ...settings, all };
}
