import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { countedTitle } from './counted-title.ts';

test.each(languages.flatMap((language) => [3, 1_234, 2_000_000].map((count) => [language, count] as const)))(
  'a title has one count before it (%s, %i), however often it is put there',
  (language, count) => {
    const once = countedTitle('الصندوق', count, language);
    expect(once).toMatch(/^\(\S+\) الصندوق$/);
    expect(countedTitle(once, count, language)).toBe(once);
    expect(countedTitle(once, 0, language)).toBe('الصندوق');
  },
);
