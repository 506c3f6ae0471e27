import type { Services } from '#server/composition.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/**
 * A picture is stored on the site, or has a full address; what the item has already stays.
 * @throws AppError `invalid` for any other, and `not-found`.
 */
export async function requirePicture(
  { media, publishing }: Services,
  { section, id }: { section: SectionKey; id: number },
  image: string | null | undefined,
): Promise<void> {
  if (!image || (await media.isUsable(image))) return;
  const { image: before } = await publishing.find(section, id);
  if (image !== before) throw invalid([{ path: ['image'], message: 'image.notStored' }]);
}
