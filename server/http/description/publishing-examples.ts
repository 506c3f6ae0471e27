import { alertExamples } from './alert-examples.ts';
import { attachmentExamples } from './attachment-examples.ts';
import { galleryExamples } from './gallery-examples.ts';
import { handInExamples } from './hand-in-examples.ts';
import { linkExamples } from './link-examples.ts';
import { sharingExamples } from './sharing-examples.ts';

const side = {
  state: 'published',
  is_public: true,
  published_at: '2026-11-20T08:00:00.000Z',
  publish_at: null,
  ends_at: null,
  outdated: false,
  right_revision: null,
  has_changes: false,
};

const texts = {
  title_ar: 'مناقصة لتوريد قرطاسية',
  title_en: 'Tender for stationery',
  description_ar: 'تُقدَّم العروض حتى ٢٠ كانون الأوّل ٢٠٢٦.',
  description_en: 'Offers are taken until 20 December 2026.',
  date_ar: '٢٠ تشرين الثاني ٢٠٢٦',
  date_en: '20 November 2026',
  image: null,
};

const item = {
  id: 12,
  ...texts,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-22T09:30:00.000Z',
  section: 'tenders',
  revision: 3,
  author: 'editor@example.org',
  pin: null,
  related: null,
  sides: { ar: side, en: side },
  hand_in: null,
  sent_back: null,
  withdrawal: null,
};

const draft = { ...side, state: 'draft', is_public: false, published_at: null };

const later = '2026-12-01T08:00:00.000Z';

const preview = { url: 'https://www.example.org/preview/token', expires_at: later };

const related = { concerns: { section: 'tenders', id: 9 }, kind: 'addendum' };

const { title_ar, title_en } = texts;
const named = { section: 'tenders', id: 12, title_ar, title_en };

const previewId = '8a7b4c52-6f1e-4d3b-9a55-0c2f6a1d7e90';

export type Example = { request?: unknown; response: unknown };

/** An example of each call of publishing, by its method and path. */
export const publishingExamples: Record<string, Example> = {
  ...attachmentExamples,
  ...galleryExamples,
  ...handInExamples(item, texts),
  'GET /api/items': {
    response: {
      items: [
        {
          section: 'tenders',
          id: 12,
          title_ar: texts.title_ar,
          title_en: texts.title_en,
          date_ar: texts.date_ar,
          date_en: texts.date_en,
          image: null,
          updated_at: item.updated_at,
          author: item.author,
          hand_in: null,
          is_sent_back: false,
          sides: { ar: side, en: side },
        },
      ],
      total: 1,
      has_more: false,
    },
  },
  'GET /api/items/filters': { response: { years: [2026, 2025], authors: [item.author] } },
  'GET /api/coverage': {
    response: {
      sections: [
        {
          section: 'tenders',
          items: 12,
          complete: 10,
          sides: {
            ar: { outdated: 0, missing: 0, draft: 1, scheduled: 0, withdrawn: 0 },
            en: { outdated: 1, missing: 1, draft: 0, scheduled: 0, withdrawn: 0 },
          },
        },
      ],
    },
  },
  'GET /api/items/{section}/{id}': {
    response: {
      ...item,
      differences: [{ kind: 'date', ar: ['٢٠ كانون الأوّل ٢٠٢٦'], en: ['21 December 2026'] }],
    },
  },
  'PUT /api/items/{section}/{id}': {
    request: { title_en: 'Tender for office stationery', version: item.updated_at },
    response: {
      ...item,
      title_en: 'Tender for office stationery',
      revision: 4,
      sides: { ar: side, en: { ...side, has_changes: true } },
    },
  },
  'POST /api/items/{section}/{id}/publish': {
    request: {
      sides: { ar: {}, en: { at: later, until: '2026-12-20T22:00:00.000Z' } },
      minor: false,
      version: item.updated_at,
    },
    response: {
      ...item,
      sides: {
        ar: side,
        en: { ...draft, state: 'scheduled', publish_at: later, ends_at: '2026-12-20T22:00:00.000Z' },
      },
    },
  },
  'POST /api/items/{section}/{id}/unpublish': {
    request: { sides: ['en'] },
    response: { ...item, sides: { ar: side, en: draft } },
  },
  'POST /api/items/{section}/{id}/withdraw': {
    request: {
      reason_ar: 'أُلغيت المناقصة.',
      reason_en: 'The tender was cancelled.',
      successor: { section: 'tenders', id: 13 },
    },
    response: {
      ...item,
      sides: { ar: { ...draft, state: 'withdrawn' }, en: { ...draft, state: 'withdrawn' } },
      withdrawal: {
        at: item.updated_at,
        reason_ar: 'أُلغيت المناقصة.',
        reason_en: 'The tender was cancelled.',
        successor: 'tenders/13',
      },
    },
  },
  'POST /api/items/{section}/{id}/republish': { response: item },
  'POST /api/items/{section}/{id}/up-to-date': { request: { side: 'en' }, response: item },
  'POST /api/items/{section}/{id}/pin': {
    request: { until: later },
    response: { ...item, pin: { until: later } },
  },
  'PUT /api/items/{section}/{id}/related': { request: related, response: { ...item, related } },
  'POST /api/items/{section}/{id}/unpin': { response: item },
  'POST /api/items/{section}/{id}/duplicate': {
    request: { creation_key: 'new-0f8fad5b-d9cb-469f-a165-70867728950e' },
    response: { ...item, id: 14, revision: 1, sides: { ar: draft, en: draft } },
  },
  'PUT /api/items/{section}/{id}/presence/{window}': {
    response: { others: [{ name: item.author, since: item.updated_at, own: false }] },
  },
  'DELETE /api/items/{section}/{id}/presence/{window}': { response: { others: [] } },
  'GET /api/items/{section}/{id}/revisions': {
    response: {
      revisions: [
        {
          revision: 3,
          saved_at: item.updated_at,
          author: item.author,
          kind: 'saved',
          minor: false,
          changed: ['title_en'],
        },
      ],
      events: [
        {
          event: 'published',
          side: 'ar',
          at: side.published_at,
          author: item.author,
          revision: 3,
          details: {},
        },
      ],
      total: 2,
    },
  },
  'GET /api/items/{section}/{id}/revisions/{range}': {
    response: { from: { ...texts, title_en: 'Tender' }, to: texts },
  },
  'POST /api/items/{section}/{id}/revisions/{revision}/restore': { response: { ...item, revision: 4 } },
  'GET /api/trash': {
    response: {
      items: [
        {
          section: 'tenders',
          id: 12,
          title_ar: texts.title_ar,
          title_en: texts.title_en,
          trashed_at: item.updated_at,
          author: item.author,
          days_left: 30,
        },
      ],
      days: 30,
    },
  },
  'POST /api/trash/{section}/{id}/restore': { response: item },
  'DELETE /api/trash/{section}/{id}': { response: { message: 'The item was removed for good.' } },
  ...alertExamples,
  ...sharingExamples,
  ...linkExamples,
  'GET /api/previews': {
    response: {
      previews: [
        {
          id: previewId,
          author: item.author,
          created_at: item.updated_at,
          expires_at: later,
          items: [{ ...named, exists: true }],
        },
      ],
    },
  },
  'POST /api/previews': {
    request: { items: [{ section: 'tenders', id: 12 }], days: 7 },
    response: { id: previewId, ...preview },
  },
  'POST /api/previews/frame': { request: { section: 'tenders', id: 12 }, response: preview },
  'DELETE /api/previews/{id}': { response: { message: 'The link was withdrawn.' } },
};
