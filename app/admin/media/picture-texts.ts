import { focusOf } from '#shared/media/focus.ts';
import type { MediaItem } from '#shared/media/media.ts';

/** The file of a picture as pages have it, its focal point with it. */
export function focusedImage({ file, focal }: Pick<MediaItem, 'file' | 'focal'>): string {
  const focus = focusOf(focal);
  return focus ? `${file}#${focus}` : file;
}

/** The name of the file that was uploaded; where it is not known, that of the stored one without its size. */
export function pictureName({ name, image }: Pick<MediaItem, 'name' | 'image'>): string {
  return name || image.replace(/^.*\//, '').replace(/-\d+x\d+\.webp$/, '');
}

/** True where a picture has to be described in a language, and is not. */
export function lacksText({ alt_ar, alt_en, decorative }: MediaItem): boolean {
  return !decorative && !(alt_ar && alt_en);
}

/** True for an upload that nothing shows and that nobody added to the library: the next cleanups remove it. */
export function isLeaving({ image, retained, uses }: MediaItem): boolean {
  return uses.length === 0 && !retained && image.startsWith('images/');
}
