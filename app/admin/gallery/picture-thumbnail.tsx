import type { GalleryPicture } from '#shared/publishing/gallery.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';

/** A picture of a gallery, small. */
export function PictureThumbnail({ entry: { image } }: { entry: GalleryPicture }) {
  return <StoredPicture className="gallery-thumb" image={image} alt="" sizes="112px" />;
}
