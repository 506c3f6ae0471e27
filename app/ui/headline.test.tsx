import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Headline } from './headline.tsx';

const unbroken = /<span class="run">(.*?)<\/span>/g;

test.each([
  ['Reinforced in co-ordination with the municipalities', ['co-ordination']],
  ['موسم الثلوج ٢٠٢٦–٢٠٢٧ في الجبال', ['٢٠٢٦–٢٠٢٧']],
  ['Result of tender T-2026/11', ['T-2026/11']],
  ['Bronze in the ten-metre, then a re-run', ['ten-metre,', 're-run']],
  ['A title - with a dash – or two', []],
  ['-', []],
])('%s is never broken at a hyphen, and reads as it was written', (text, words) => {
  const html = renderToStaticMarkup(<Headline text={text} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect(Array.from(html.matchAll(unbroken), ([, word = '']) => word.replace(/<[^>]+>/g, ''))).toEqual(words);
});
