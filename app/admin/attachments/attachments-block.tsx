import type { BlockProps } from '../item-files/item-file-calls.ts';
import { ItemFilesBlock } from '../item-files/item-files-block.tsx';
import { attachmentsKind } from './attachments-kind.ts';

/** The files of an item, for download. */
export function AttachmentsBlock(props: BlockProps) {
  return <ItemFilesBlock kind={attachmentsKind} {...props} />;
}
