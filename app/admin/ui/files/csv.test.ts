import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('rows end in CR LF after a mark of the encoding, and every cell is quoted', () => {
  expect(
    csv([
      ['الاسم', 'Message'],
      ['رنا', 'one\ntwo, "three"'],
    ]),
  ).toBe('\uFEFF"الاسم","Message"\r\n"رنا","one\ntwo, ""three"""\r\n');
});

test.each(['=1+1', '+961 1 000 000', '-2', '@cmd', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  '%j is no formula',
  (text) => expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

test.each(['', 'a=b', '2-1', ' =1', 'رسالة', '"=1"'])('%j is left as it is', (text) =>
  expect(csv([[text]])).toBe(`\uFEFF"${text.replaceAll('"', '""')}"\r\n`),
);
