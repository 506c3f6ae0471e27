import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml } from '#tests/requests/read-xml.ts';
import { xml, xmlDeclaration } from './xml.ts';

const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(0x22, 0x26, 0x27, 0x3c, 0x3e, 0xfffe, 0xd800),
    ),
  )
  .map((units) => String.fromCharCode(...units));

test('a parser returns every text unchanged, except for characters illegal in XML', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { markup } = xml`<entry title="${text}">${text}</entry>`;
      const { text: content, attributes } = readXml(xmlDeclaration + markup);
      const stored = withoutIllegal(text);
      expect(content).toBe(stored);
      expect(attributes['title']).toBe(stored);
    }),
  );
});

test('XML fragments are inserted unescaped, singly and in lists', () => {
  const pieces = ['a', '&'].map((text) => xml`<i>${text}</i>`);
  expect(xml`<p>${pieces}${pieces[0]!}${[]}</p>`.markup).toBe('<p><i>a</i><i>&amp;</i><i>a</i></p>');
});

function withoutIllegal(text: string): string {
  return Array.from(text).filter(isLegal).join('');
}

/** XML 1.0 §2.2. */
function isLegal(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return [0x9, 0xa, 0xd].includes(code);
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x1_0000;
}
