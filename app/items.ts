import type { ContentItem } from '#shared/content/content-item.ts';
import type { Deadline } from '#shared/content/deadline/deadline.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { OwnFieldRow } from '#shared/content/fields/field-kinds.ts';
import { type ShownField, shownFields } from '#shared/content/fields/shown-fields.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';

/** An item as a page shows it: in one language, with its address and what a browser needs for its picture. */
export type Item = {
  id: number;
  path: string;
  title: string;
  description: string;
  date: string;
  /** A path below `/storage/`, or the full address of a picture that may be shown. */
  image: string | undefined;
  /** The fields that its section alone has, as far as they are filled. */
  ownFields: ShownField[];
  /** The dates and the reference, in sections that have them. */
  deadline?: Deadline & { reference: string };
  /** Texts that this language lacks, empty where it does not. */
  inOtherLanguage?: { language: Language; date: string; description: string };
};

/** The file that is shown in place of a picture that was replaced, and the focal point. */
type PictureNote = { file?: string | undefined; focus?: string | undefined };

export type ImageRules = {
  publicUrl: string;
  /** Hosts of pictures with a full URL that may be shown, beside the site itself. */
  imageHosts: string[];
  /** Notes on pictures, by their paths. */
  notes?: ReadonlyMap<string, PictureNote> | undefined;
};

export function itemView(section: Section, item: ContentItem, language: Language, rules: ImageRules): Item {
  return {
    id: item.id,
    path: href('section-detail', { section: section.key, id: item.id, language }),
    title: item[`title_${language}`],
    description: item[`description_${language}`],
    date: item[`date_${language}`],
    image: showable(item.image, rules),
    ownFields: shownFields({ ...section, ownFields: section.ownFields.filter(isLine) }, item, language),
    ...(hasDeadline(section) && { deadline: deadlineFieldsOf(item) }),
    ...textsInOtherLanguage(item, language),
  };
}

const isLine = ({ apart }: OwnFieldRow) => !apart;

const deadlineFieldsOf = ({ opens_at, closes_at, reference = '' }: ContentItem) => ({
  opens_at,
  closes_at,
  reference,
});

function textsInOtherLanguage(item: ContentItem, language: Language): Pick<Item, 'inOtherLanguage'> {
  const other = otherLanguage(language);
  const missing = (field: 'date' | 'description') =>
    item[`${field}_${language}`].trim() ? '' : item[`${field}_${other}`].trim();
  const texts = { language: other, date: missing('date'), description: missing('description') };
  return texts.date || texts.description ? { inOtherLanguage: texts } : {};
}

/** The `image` field as it is shown, as the file in its place, with its focal point; none where there is none, or where its host is not to be called. */
export function showable(image: string | null, rules: ImageRules): string | undefined {
  if (!image) return undefined;
  const { publicUrl, imageHosts, notes } = rules;
  const own = `${publicUrl}/storage/`;
  const path = image.startsWith(own) ? image.slice(own.length) : image;
  const { file = path, focus } = notes?.get(path) ?? {};
  if (!path.startsWith('http')) return focus ? `${file}#${focus}` : file;
  return URL.canParse(image) && imageHosts.includes(new URL(image).host) ? image : undefined;
}
