import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { mayPublish } from '#server/http/access/require-within.ts';
import type { MediaItem } from '#shared/media/media.ts';
import type { GalleryPicture, PictureTexts, pictureForm } from '#shared/publishing/gallery.ts';

type Texts = z.infer<typeof pictureForm>;
type Chosen = { file?: File | undefined; image?: string | undefined };

/** @throws AppError `invalid` for two pictures at once, and for a decorative one with an alternative text. */
export function requireConsistent({ file, image, decorative, alt_ar, alt_en }: Texts & Chosen): void {
  if (file && image) throw invalid([{ path: ['image'], message: 'gallery.onePicture' }]);
  const text = decorative && (['alt_ar', 'alt_en'] as const).find((name) => ({ alt_ar, alt_en })[name]);
  if (text) throw invalid([{ path: [text], message: 'gallery.decorativeWithText' }]);
}

/**
 * The picture of a form in the library: an uploaded one is stored there.
 * @throws AppError `invalid` where there is none, and as `media.add`.
 */
export async function libraryPicture({ media }: Services, { file, image }: Chosen): Promise<MediaItem> {
  if (!file && !image) throw invalid([{ path: ['file'], message: 'gallery.noPicture' }]);
  const path = file ? (await media.add(Buffer.from(await file.arrayBuffer()), file.name)).file : image;
  const found = await media.of(path ?? '');
  if (!found) throw invalid([{ path: ['image'], message: 'image.notStored' }]);
  return found;
}

/** The texts of a new picture: without an alternative text in the form, that of the library. */
export function textsOf(
  { caption_ar = '', caption_en = '', ...form }: Texts,
  library: MediaItem,
): PictureTexts {
  const isDescribed = form.alt_ar || form.alt_en || form.decorative;
  const { alt_ar = '', alt_en = '', decorative = false } = isDescribed ? form : library;
  const alt = decorative ? { alt_ar: '', alt_en: '' } : { alt_ar, alt_en };
  return { ...alt, decorative, caption_ar, caption_en };
}

/** Stores the alternative texts of a picture in the library, where that has none; a writer's only where nothing else shows it. */
export async function shareTexts(
  request: Pick<FastifyRequest, 'services' | 'signedIn'>,
  { id, uses, ...library }: MediaItem,
  { alt_ar, alt_en }: GalleryPicture,
): Promise<void> {
  const isDescribed = library.alt_ar || library.alt_en || library.decorative;
  const isWanted = !isDescribed && Boolean(alt_ar || alt_en);
  if (isWanted && (mayPublish(request) || uses.length <= 1)) {
    await request.services.media.change(id, { alt_ar, alt_en });
  }
}
