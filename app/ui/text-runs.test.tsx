import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextRuns } from './text-runs.tsx';

const html = (text: string) =>
  renderToStaticMarkup(<TextRuns text={text} links="all" />).replaceAll('&quot;', '"');
const unbroken = (text: string) =>
  Array.from(html(text).matchAll(/<span class="run">(.*?)<\/span>/g), ([, run = '']) =>
    run.replaceAll(/<.*?>/g, ''),
  );

test.each([
  ['بين ٧٨–٧١.', ['٧٨–٧١.']],
  ['Call +961 1 000 112, now', ['+961 1 000 112,']],
  ['اتصل (+961 1 000 112)، ثم', ['(+961 1 000 112)،']],
  ['«T-2026/14» «T-2026/15»', ['«T-2026/14»', '«T-2026/15»']],
  ['"T-2026/14"T-2026/15', ['"T-2026/14"', 'T-2026/15']],
  ['Write to info@example.org', ['info@example.org']],
])('punctuation stays on the line of its run: %s', (text, expected) => {
  expect(unbroken(text)).toEqual(expected);
  expect(html(text).replaceAll(/<.*?>/g, '')).toBe(text);
});

test('a link holds no punctuation', () => {
  expect(html('(01 234 567).')).toBe(
    '<span class="run">(<a href="tel:01234567"><bdi dir="ltr">01 234 567</bdi></a>).</span>',
  );
});
