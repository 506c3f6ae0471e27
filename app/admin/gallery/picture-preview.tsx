import { ImagePreview } from '../ui/fields/image-preview.tsx';
import { shownSizes } from '../ui/fields/shown-size.tsx';

/** A chosen picture as it is seen before it is sent. */
export function PicturePreview({ file }: { file: File }) {
  return <ImagePreview file={file} shown={shownSizes.item} />;
}
