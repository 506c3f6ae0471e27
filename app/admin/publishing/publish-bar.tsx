import type { ItemDocument } from './item-document.ts';

export type PublishBarProps = {
  item: ItemDocument;
  /** Saves what is typed, and resolves to the saved item. */
  save: () => Promise<ItemDocument>;
  onChange: (item: ItemDocument) => void;
  onDeleted: () => void;
  onDuplicated: (id: number) => void;
};

/** The states of an item's sides, and what can be done with them. */
export function PublishBar({ item }: PublishBarProps) {
  return <section className="publish-bar" data-item={item.id} />;
}
