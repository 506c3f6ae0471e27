import { expect, test } from 'vitest';
import { createContent } from '#server/services/content/content.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createSearch } from './search.ts';

const now = Date.UTC(2026, 0, 1);

describeOnBothEngines('corrections', (open) => {
  test('a word that texts have only after an article or a preposition is offered alone', async () => {
    const { db } = await open();
    const content = createContent(db);
    for (const title_ar of ['التزويد بالقرطاسية', 'نقص في الأوكسجين', 'رحلة لكولومبيا', 'تعداد وحداتنا'])
      await content.create('articles', { ...draft('x'), title_ar }, new Date(now));
    const search = createSearch(db, { unanswered: { count: () => {} }, now: () => now });
    const corrections = async (q: string) =>
      (await search.call({ language: 'ar', q }, { address: '203.0.113.9' })).suggestions;
    expect(await corrections('قرطاصية')).toEqual(['قرطاسية']);
    expect(await corrections('القرطاصية')).toEqual(['قرطاسية']);
    expect(await corrections('أوكسجبن')).toEqual(['أوكسجين']);
    expect(await corrections('كولومبيه')).toEqual(['كولومبيا']);
    // «وحدات» is no «حدات» after «و»
    expect(await corrections('حداتبا')).toEqual([]);
  });
});
