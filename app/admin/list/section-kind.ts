import type { ContentItem } from '#shared/content/content-item.ts';
import { fieldKinds, type OwnFieldKind } from '#shared/content/fields/field-kinds.ts';
import { standardFields } from '#shared/content/fields/standard-fields.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import { type ListItem, type ListKind, type Texts, textFields } from './list-kind.ts';

/** Configuration of the list editor for a section. */
export function sectionKind(section: Section): ListKind {
  const { key, calls, listKeys, optimisticDelete = false } = section;
  const fields = editorFields(section);
  const toItem = ({ id, image, updated_at, ...item }: ContentItem): ListItem => {
    const values: Readonly<Record<string, string | null | undefined>> = item;
    const texts = textFields(fields).map(({ path }) => [path, values[path] ?? '']);
    return { id, image, updated_at, texts: Object.fromEntries(texts) };
  };
  return {
    key,
    ...fields,
    calls: { ...calls, update: `update-${calls.item}`, remove: calls.item },
    paged: true,
    optimisticDelete,
    publicPath: ({ id, texts }, language) => {
      const readable = publicLanguages(texts);
      const shown = readable.includes(language) ? language : readable[0];
      return shown && href('section-detail', { section: section.key, id, language: shown });
    },
    isHidden: (texts) => publicLanguages(texts).length === 0,
    readList: (body) => (body as Record<string, ContentItem[]>)[listKeys[0]]?.map(toItem) ?? [],
    readItem: (body) => toItem(body as ContentItem),
  };
}

/** The fields to edit, the lines of both languages before the long texts; the image has a place of its own. */
function editorFields({ key, ownFields }: Section): Pick<ListKind, 'commonFields' | 'fields'> {
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

function publicLanguages({ title_ar = '', title_en = '' }: Texts) {
  return languagesOf({ title_ar, title_en });
}
