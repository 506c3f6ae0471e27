import { everything, mediaTag } from '../effects/dependency-tags.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';
import type { createMedia, PictureNotes } from './media.ts';

type Media = ReturnType<typeof createMedia>;

/** The media library with a cache in front of `notes`, since every page with pictures reads them. */
export function cachedNotes(media: Media, invalidation: Invalidation): Media {
  let cached: Promise<PictureNotes> | undefined;
  invalidation.onInvalidate((tags) => {
    if (tags.includes(mediaTag) || tags.includes(everything)) cached = undefined;
  });

  function notes(): Promise<PictureNotes> {
    if (cached) return cached;
    const reading = media.notes();
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  }

  return { ...media, notes };
}
