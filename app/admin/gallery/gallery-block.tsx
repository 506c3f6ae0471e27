import type { BlockProps } from '../item-files/item-file-calls.ts';
import { ItemFilesBlock } from '../item-files/item-files-block.tsx';
import { galleryKind } from './gallery-kind.ts';

/** The pictures of an item's gallery. */
export function GalleryBlock(props: BlockProps) {
  return <ItemFilesBlock kind={galleryKind} {...props} />;
}
