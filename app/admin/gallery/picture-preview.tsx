import { StoredPicture } from '../../ui/stored-picture.tsx';
import type { Source } from '../item-files/item-file-calls.ts';
import { ImagePreview } from '../ui/fields/image-preview.tsx';
import { shownSizes } from '../ui/fields/shown-size.tsx';

/** A chosen picture as it is seen before it is added. */
export function PicturePreview({ source }: { source: Source }) {
  if (source instanceof File) return <ImagePreview file={source} shown={shownSizes.item} />;
  return <StoredPicture className="image-preview" image={source.image} alt="" sizes="150px" />;
}
