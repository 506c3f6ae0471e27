import { expect, test } from 'vitest';
import { hasMarkup, plainText } from './plain-text.ts';

test.each([
  ['<p>أعلنت&nbsp;المديرية</p><p>عن دورة <b>جديدة</b>.</p>', 'أعلنت المديرية\n\nعن دورة جديدة.'],
  ['One<br>two<br/>\nthree', 'One\ntwo\nthree'],
  [
    '<p>Needed:</p><ul><li>a form</li><li>two <i>pictures</i></li></ul>',
    'Needed:\n\n- a form\n- two pictures',
  ],
  ['<p>a\n   line</p>', 'a line'],
  ['Fish &amp; chips &#8211; &quot;1 &lt; 2&quot;', 'Fish & chips – "1 < 2"'],
  ['First line\n<b>second</b> line', 'First line\nsecond line'],
  ['<a href="https://example.org/form.pdf">The form</a>', 'The form (https://example.org/form.pdf)'],
  ['<a href="mailto:a@example.org">a@example.org</a>', 'a@example.org'],
  ['<a href="javascript:alert(1)">here</a><script>alert(1)</script><style>p{}</style>', 'here'],
  ['<table><tr><td>Day</td><td>5</td></tr><tr><td>Hour</td><td>9</td></tr></table>', 'Day 5\n\nHour 9'],
  ['<p>never closed <b>bold', 'never closed bold'],
])('%s', (html, text) => {
  expect([hasMarkup(html), plainText(html)]).toEqual([true, text]);
});

test.each(['plain', 'AT&T', '1 < 2 > 0', 'a <- b', 'x & y; z'])('%s holds no HTML', (text) => {
  expect(hasMarkup(text)).toBe(false);
});
