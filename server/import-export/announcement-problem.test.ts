import { expect, test } from 'vitest';
import { sections } from '#shared/site/sections.ts';
import { draft } from '#tests/sites/test-app.ts';
import { checkedContent } from './checked-entries.ts';

test('of two announcements with one reference the second is left out, and one that closes before it opens', () => {
  const tenders = [
    { id: 1, ...draft('A'), reference: 'T-2026/11' },
    { id: 2, ...draft('B'), reference: ' t-٢٠٢٦/11' },
    { id: 3, ...draft('C'), opens_at: '2026-12-02T08:00:00Z', closes_at: '2026-12-02T08:00:00+02:00' },
    { id: 4, ...draft('D'), closes_at: '2026-12-02T08:00' },
  ];
  const items = Object.fromEntries(sections.map(({ key }) => [key, key === 'tenders' ? tenders : []]));
  const content = { items: items as never, managers: [], main: null, details: null };
  const { entries, problems } = checkedContent(content);
  expect(entries.map(({ name }) => name)).toEqual(['tenders/1']);
  expect(problems).toEqual([
    'tenders/2 reference: tenders/1 has the same',
    'tenders/3 closes_at: closes before it opens',
    expect.stringMatching(/^tenders\/4 closes_at/),
  ]);
});
