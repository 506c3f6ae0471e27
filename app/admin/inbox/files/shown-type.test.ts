import { expect, test } from 'vitest';
import { shownType } from './shown-type.ts';

test.each([
  ['a photograph', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
  ['Arabic text', new TextEncoder().encode('كتاب\r\n'), 'text/plain;charset=utf-8'],
  [
    'a page, which is shown as text',
    new TextEncoder().encode('<script>alert(1)</script>'),
    'text/plain;charset=utf-8',
  ],
  ['a document', new TextEncoder().encode('%PDF-1.7\n\u0000'), undefined],
  ['bytes that are no text', Uint8Array.from([0xc3, 0x28]), undefined],
])('%s is shown as what its bytes are', async (_name, bytes, type) => {
  expect(await shownType(new Blob([bytes]))).toBe(type);
});
