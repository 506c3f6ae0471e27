import { expect, test } from 'vitest';
import { suggestedTexts } from './suggested-texts.ts';

test.each([
  ['terms_of-the  tender.v2.PDF', { name_ar: '', name_en: 'terms of the tender.v2', language: 'en' }],
  ['دفتر_الشروط-2026.docx', { name_ar: 'دفتر الشروط 2026', name_en: '', language: 'ar' }],
  ['../../etc/passwd', { name_ar: '', name_en: 'etc passwd', language: 'en' }],
  [`${'n'.repeat(300)}.zip`, { name_ar: '', name_en: 'n'.repeat(150), language: 'en' }],
])('%s suggests its words', (fileName, texts) => {
  expect(suggestedTexts(fileName)).toEqual(texts);
});
