import { focusOf } from '#shared/media/focus.ts';
import type { MediaItem } from '#shared/media/media.ts';

/** A picture's `image` as pages have it, its focal point with it. */
export function focusedImage({ image, focal }: Pick<MediaItem, 'image' | 'focal'>): string {
  const focus = focusOf(focal);
  return focus ? `${image}#${focus}` : image;
}

/** The name of the file that was uploaded; where it is not known, that of the stored one without its size. */
export function pictureName({ name, image }: Pick<MediaItem, 'name' | 'image'>): string {
  return name || image.replace(/^.*\//, '').replace(/-\d+x\d+\.webp$/, '');
}

/** True where a picture has to be described in a language, and is not. */
export function lacksText({ alt_ar, alt_en, decorative }: MediaItem): boolean {
  return !decorative && !(alt_ar && alt_en);
}
