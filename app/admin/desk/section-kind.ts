import { fieldKinds, type OwnFieldKind } from '#shared/content/fields/field-kinds.ts';
import { standardFields } from '#shared/content/fields/standard-fields.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { Section, SectionKey } from '#shared/site/sections.ts';
import { type ItemKind, type ListItem, textFields } from '../list/list-kind.ts';
import type { ItemDocument } from '../publishing/item-document.ts';

/** Configuration of the desk for a section. */
export type SectionKind = ItemKind & {
  key: SectionKey;
  /** The calls of the specification that take a file, and the one that deletes. */
  calls: { create: string; update: string; remove: string };
  /** Optimistic deletion: the item disappears before the response, and returns on failure (specification §4). */
  optimisticDelete: boolean;
  /** An item as the edits compare it. */
  readItem: (item: ItemDocument) => ListItem;
};

export function sectionKind(section: Section): SectionKind {
  const { key, calls, optimisticDelete = false } = section;
  const fields = editorFields(section);
  return {
    key,
    ...fields,
    calls: { create: calls.create, update: `update-${calls.item}`, remove: calls.item },
    optimisticDelete,
    readItem: ({ id, image, updated_at, ...item }) => {
      const values = item as Readonly<Record<string, unknown>>;
      const texts = textFields(fields).map(({ path }) => [path, values[path] ?? '']);
      return { id, image, updated_at, texts: Object.fromEntries(texts) };
    },
  };
}

/** The fields to edit, the lines of both languages before the long texts; the image has a place of its own. */
function editorFields({ key, ownFields }: Section): Pick<ItemKind, 'commonFields' | 'fields'> {
  const fields = [
    ...standardFields.map((field) => ({ ...field, label: `field.${field.name}` as AdminMessageKey })),
    ...ownFields.map((field) => ({
      ...field,
      label: `field.${key}.${field.name}` as AdminMessageKey,
      labelled: true as const,
    })),
  ].flatMap(({ kind, ...field }) => (kind === 'image' ? [] : [{ ...field, kind }]));
  const bilingual = fields.filter(({ kind }) => fieldKinds[kind].perLanguage);
  const isLong = ({ kind }: { kind: OwnFieldKind }) => fieldKinds[kind].control === 'paragraphs';
  return {
    fields: [
      ...bilingual.filter((field) => !isLong(field)),
      ...bilingual.filter(isLong).map((field) => ({ ...field, long: true })),
    ],
    commonFields: fields.filter(({ kind }) => !fieldKinds[kind].perLanguage),
  };
}
