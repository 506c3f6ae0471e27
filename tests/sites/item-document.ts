import type { ItemDocument } from '#app/admin/publishing/item-document.ts';
import type { SideStatus } from '#shared/publishing/item-document.ts';
import { emptyTexts } from '#shared/publishing/sides.ts';

const draft: SideStatus = {
  state: 'draft',
  is_public: false,
  published_at: null,
  publish_at: null,
  ends_at: null,
  outdated: false,
  right_revision: null,
  has_changes: false,
};

type Parts = Partial<Omit<ItemDocument, 'sides'>> & Partial<Record<'ar' | 'en', Partial<SideStatus>>>;

/** An item as the calls give it: two drafts with titles, but for the parts. */
export function itemDocument({ ar, en, ...parts }: Parts = {}): ItemDocument {
  return {
    ...emptyTexts('articles'),
    title_ar: 'عنوان',
    title_en: 'A title',
    section: 'articles',
    id: 1,
    revision: 2,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-02T08:00:00.000Z',
    author: 'editor@example.org',
    pin: null,
    related: null,
    withdrawal: null,
    hand_in: null,
    sent_back: null,
    ...parts,
    sides: { ar: { ...draft, ...ar }, en: { ...draft, ...en } },
  };
}
