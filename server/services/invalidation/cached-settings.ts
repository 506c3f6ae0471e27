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
  let stored: Promise<SiteSettings> | undefined;
  invalidation.onInvalidate((tags) => {
    if (tags.includes('settings') || tags.includes(everything)) stored = undefined;
  });

  function all(): Promise<SiteSettings> {
    if (stored) return stored;
    const reading = settings.all();
    stored = reading;
    reading.catch(() => {
      if (stored === reading) stored = undefined;
    });
    return reading;
  }

  return { ...settings, all };
}
