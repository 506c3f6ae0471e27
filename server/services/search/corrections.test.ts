import { expect, test } from 'vitest';
import { createContent } from '#server/services/content/content.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createSearch } from './search.ts';

const now = Date.UTC(2026, 0, 1);

describeOnBothEngines('corrections', (open) => {
  /** The corrections of a query among articles with such titles. */
  async function correctionsAmong(...titles: string[]) {
    const { db } = await open();
    const content = createContent(db);
    for (const title_ar of titles)
      await content.create('articles', { ...draft('x'), title_ar }, new Date(now));
    const search = createSearch(db, { unanswered: { count: () => {} }, now: () => now });
    return async (q: string) =>
      (await search.call({ language: 'ar', q }, { address: '203.0.113.9' })).suggestions;
  }

  test('a word that texts have only after an article or a preposition is offered alone', async () => {
    const corrections = await correctionsAmong(
      'التزويد بالقرطاسية',
      'نقص في الأوكسجين',
      'رحلة لكولومبيا',
      'تعداد وحداتنا',
    );
    expect(await corrections('قرطاصية')).toEqual(['قرطاسية']);
    expect(await corrections('القرطاصية')).toEqual(['قرطاسية']);
    expect(await corrections('أوكسجبن')).toEqual(['أوكسجين']);
    expect(await corrections('كولومبيه')).toEqual(['كولومبيا']);
    // «وحدات» is no «حدات» after «و»
    expect(await corrections('حداتبا')).toEqual([]);
  });

  test('a word in quotation marks is corrected, and no correction is without a result', async () => {
    const corrections = await correctionsAmong('مراكز في السلك الإداري', 'مناقصة عمومية');
    expect(await corrections('"السلك الادراي"')).toEqual(['"السلك الإداري"']);
    expect(await corrections('مناقسة "السلك الاداري"')).toEqual([]);
    expect(await corrections('مناقسة -عمومية')).toEqual([]);
    expect(await corrections('مناقسة -إدارية')).toEqual(['مناقصة -إدارية']);
  });
});
