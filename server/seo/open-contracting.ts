import type { ContentItem } from '#shared/content/content-item.ts';
import { deadlineState } from '#shared/content/deadline/deadline.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { Language } from '#shared/languages.ts';
import {
  type Attachment,
  attachmentName,
  attachmentPath,
  attachmentTypes,
} from '#shared/publishing/attachments.ts';
import type { RelationKind } from '#shared/publishing/relations.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { href } from '#shared/site/href.ts';
import type { SectionKey } from '#shared/site/sections.ts';

type Notice = { id: number; concerns: number; kind: RelationKind };

export type Tenders = {
  section: SectionKey;
  items: readonly ContentItem[];
  /** The items that are notices about others. */
  notices: readonly Notice[];
  files: ReadonlyMap<number, readonly Attachment[]>;
};

type Publisher = { publicUrl: string; self: string; now: number } & Pick<
  SiteSettings,
  'identity' | 'contact'
>;

/** The kinds of documents (OCDS codelist `documentType`) of the notices about a tender. */
const noticeTypes = {
  addendum: 'clarifications',
  extension: 'clarifications',
  result: 'awardNotice',
  cancellation: 'cancellationDetails',
} as const satisfies Record<RelationKind, string>;

/** OCDS has no timestamp before the first release. */
const beforeAnything = '1970-01-01T00:00:00.000Z';

/** Tenders as a release package of the Open Contracting Data Standard 1.1: one release each, its notices within. */
export function openContracting(publisher: Publisher, tenders: Tenders): object {
  const { publicUrl, self, identity } = publisher;
  const isNotice = new Set(tenders.notices.map(({ id }) => id));
  const dates = tenders.items.map(({ updated_at }) => updated_at).toSorted();
  return {
    uri: publicUrl + self,
    version: '1.1',
    publishedDate: dates.at(-1) ?? beforeAnything,
    publisher: { name: identity.name.en || identity.name.ar, uri: publicUrl },
    releases: tenders.items
      .filter(({ id }) => !isNotice.has(id))
      .map((item) => releaseOf(publisher, tenders, item)),
  };
}

function releaseOf(publisher: Publisher, tenders: Tenders, item: ContentItem): object {
  const { publicUrl, now, identity, contact } = publisher;
  const { section, items, notices } = tenders;
  const ofLine = notices.filter(({ concerns }) => concerns === item.id);
  const about = items.flatMap((notice) => {
    const kind = ofLine.find(({ id }) => id === notice.id)?.kind;
    return kind ? [{ notice, kind }] : [];
  });
  const [language = 'ar'] = languagesOf(item);
  const changed = [item, ...about.map(({ notice }) => notice)].map(({ updated_at }) => updated_at).toSorted();
  const date = changed.at(-1) ?? item.updated_at;
  const { host } = new URL(publicUrl);
  const ocid = `${host}-${section}-${item.id}`;
  const name = identity.name.en || identity.name.ar;
  const buyer = { id: host, name };
  const has = (kind: RelationKind) => about.some((each) => each.kind === kind);
  return {
    ocid,
    id: `${ocid}-${Date.parse(date)}`,
    date,
    language,
    initiationType: 'tender',
    tag: [
      'tender',
      ...(has('addendum') || has('extension') ? ['tenderAmendment'] : []),
      ...(has('cancellation') ? ['tenderCancellation'] : []),
    ],
    parties: [
      {
        ...buyer,
        ...(identity.name.ar && { name_ar: identity.name.ar }),
        roles: ['buyer', 'procuringEntity'],
        address: { streetAddress: contact.address.en || contact.address.ar, countryName: 'Lebanon' },
        contactPoint: {
          name,
          ...(contact.email && { email: contact.email }),
          ...(contact.phone && { telephone: contact.phone }),
        },
      },
    ],
    buyer,
    tender: {
      id: item.reference || String(item.id),
      ...texts(item, language),
      status: statusOf(item, now, has),
      procuringEntity: buyer,
      ...periodOf(item),
      documents: [
        ...pagesOf(publisher, section, item, 'tenderNotice'),
        ...filesOf(publisher, tenders, item),
        ...about.flatMap(({ notice, kind }) => [
          ...pagesOf(publisher, section, notice, noticeTypes[kind]),
          ...filesOf(publisher, tenders, notice),
        ]),
      ],
      ...amendmentsOf(about, language),
    },
  };
}

/** The texts of an item in a language, and under names of their own in the other. */
function texts(item: ContentItem, language: Language) {
  const others = languagesOf(item).filter((each) => each !== language);
  return {
    title: item[`title_${language}`],
    description: item[`description_${language}`],
    ...Object.fromEntries(
      others.flatMap((other) => [
        [`title_${other}`, item[`title_${other}`]],
        [`description_${other}`, item[`description_${other}`]],
      ]),
    ),
  };
}

/** A tender whose offers are being compared is active; it is complete with its result. */
function statusOf(item: ContentItem, now: number, has: (kind: RelationKind) => boolean): string {
  if (has('cancellation')) return 'cancelled';
  if (has('result')) return 'complete';
  return deadlineState(item, now) === 'upcoming' ? 'planned' : 'active';
}

function periodOf({ opens_at, closes_at }: ContentItem) {
  if (!opens_at && !closes_at) return {};
  return {
    tenderPeriod: { ...(opens_at && { startDate: opens_at }), ...(closes_at && { endDate: closes_at }) },
  };
}

/** The pages of an item, in its languages. */
function pagesOf({ publicUrl }: Publisher, section: SectionKey, item: ContentItem, documentType: string) {
  return languagesOf(item).map((language) => ({
    id: `${section}-${item.id}-${language}`,
    documentType,
    title: item[`title_${language}`],
    url: publicUrl + href('section-detail', { section, id: item.id, language }),
    datePublished: item.created_at,
    dateModified: item.updated_at,
    format: 'text/html',
    language,
  }));
}

function filesOf({ publicUrl }: Publisher, { section, files }: Tenders, { id }: ContentItem) {
  return (files.get(id) ?? []).map((file) => {
    const language = file.language === 'both' ? 'ar' : file.language;
    return {
      id: `${section}-${id}-file-${file.number}`,
      documentType: 'biddingDocuments',
      title: attachmentName(file, language),
      url: publicUrl + attachmentPath(section, id, file, language),
      dateModified: file.changed_at,
      format: attachmentTypes[file.type],
      language,
    };
  });
}

/** Addenda and extensions. */
function amendmentsOf(about: { notice: ContentItem; kind: RelationKind }[], language: Language) {
  const amendments = about
    .filter(({ kind }) => kind === 'addendum' || kind === 'extension')
    .map(({ notice, kind }) => ({
      id: String(notice.id),
      date: notice.created_at,
      rationale: kind,
      description:
        notice[
          `title_${languagesOf(notice).includes(language) ? language : (languagesOf(notice)[0] ?? language)}`
        ],
    }));
  return amendments.length > 0 ? { amendments } : {};
}
