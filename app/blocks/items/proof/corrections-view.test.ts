import { expect, test } from 'vitest';
import type { Correction } from './correction.ts';
import { changedLines, correctionsView } from './corrections-view.ts';

const text = (description: string, closes_at: string, names: string[] = []): Correction['after'] => ({
  section: 'tenders',
  side: 'en',
  fields: { title_en: 'Uniforms', description_en: description, closes_at, image: 'covers/one.webp' },
  files: names.map((name) => ({ name })),
});

test('a correction shows the lines that changed, with the words that were removed and added', () => {
  const before = text('An invitation.\nOffers by 3 May in room 4.', '2026-05-03T09:00:00.000Z');
  const after = text('An invitation.\nOffers by 5 May in room 4.', '2026-05-05T09:00:00.000Z', ['Terms']);
  const at = '2026-04-01T08:00:00.000Z';
  const marked = changedLines(before, after, 'en').map((line) =>
    line
      .map(({ kind, text: run }) => (kind === 'same' ? run : `${kind === 'added' ? '+' : '-'}[${run}]`))
      .join(''),
  );
  expect(marked).toContain('Offers by -[3]+[5] May in room 4.');
  expect(marked.filter((line) => line.includes('invitation'))).toEqual([]);
  expect(marked).toContain('+[Terms]');
  expect(marked).toHaveLength(3);
  expect(JSON.stringify(correctionsView([{ at, before, after }], 'en', 'en'))).toContain('Corrected on');
  expect(correctionsView([], 'en', 'en')).toEqual([]);
});
