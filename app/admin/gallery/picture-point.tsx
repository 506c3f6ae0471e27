import type { GalleryPicture } from '#shared/publishing/gallery.ts';
import type { ActionsProps } from '../item-files/item-files-kind.ts';
import { PictureDetails } from '../media/picture-details.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The way to the focal point of a picture; its texts are the gallery's own. */
export function PicturePoint({ entry, of, busy }: ActionsProps<GalleryPicture>) {
  const t = useAdminMessages();
  return <PictureDetails image={entry.image} disabled={busy} pointOnly name={of(t('media.focal'))} />;
}
