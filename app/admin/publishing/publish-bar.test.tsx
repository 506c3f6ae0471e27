import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#app/language.tsx';
import { itemDocument } from '#tests/sites/item-document.ts';
import type { ItemDocument } from './item-document.ts';
import { PublishBar } from './publish-bar.tsx';

const at = '2026-11-20T08:00:00.000Z';

function shown(item: ItemDocument, language: 'ar' | 'en' = 'en'): string {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PublishBar
        item={item}
        publisher={{ email: 'editor@example.org', canPublish: true, fourEyes: false }}
        Review={() => null}
        save={() => Promise.resolve(item)}
        onChange={nothing}
        onNewer={nothing}
        onDuplicated={nothing}
      />
    </LanguageProvider>,
  );
}

test.each<[state: string, Parameters<typeof itemDocument>[0], english: string[]]>([
  ['a draft', { title_ar: '' }, ['Draft', 'Not written yet: it has no title.']],
  [
    'scheduled, with a version before',
    { ar: { state: 'scheduled', publish_at: at, is_public: true, ends_at: '2026-12-24T22:00:00.000Z' } },
    [
      'Scheduled for Friday 20 November 2026, 10:00, Beirut time',
      'Until then the version before stays on the site.',
      'Comes off the site on Friday 25 December 2026, 00:00, Beirut time.',
    ],
  ],
  [
    'published, with changes, and outdated',
    { ar: { state: 'published', is_public: true, published_at: at, has_changes: true, outdated: true } },
    [
      'Published since Friday 20 November 2026',
      'Changes that are not published yet.',
      'The other language was published with changes since.',
      'aria-label="Still right: Arabic"',
    ],
  ],
  [
    'withdrawn',
    { ar: { state: 'withdrawn' }, withdrawal: { at, reason_ar: 'س', reason_en: 'r', successor: null } },
    ['Withdrawn since Friday 20 November 2026'],
  ],
])('the bar says what the public has of a side: %s', (_, parts, english) => {
  const html = shown(itemDocument(parts));
  for (const text of english) expect(html).toContain(text);
});

test('the bar names a moment in Arabic by the clock of Beirut', () => {
  const html = shown(itemDocument({ ar: { state: 'scheduled', publish_at: at } }), 'ar');
  expect(html).toContain('مجدول: الجمعة ٢٠ تشرين الثاني ٢٠٢٦، ١٠:٠٠، بتوقيت بيروت');
});
