import type { ItemDocument } from '../item-document.ts';

/** The review of a copy that was handed in; it stands in a room of its own, which compares and previews. */
export type ReviewProps = {
  item: ItemDocument;
  /** Publishes the copy as it is shown, and no other. */
  onPublish: () => void;
  onSentBack: (item: ItemDocument) => void;
  /** Receives the item as it is stored, where it is another one by now. */
  onNewer: (newer: ItemDocument) => void;
  onClose: () => void;
};
