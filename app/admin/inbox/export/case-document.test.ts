import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { caseDocument } from './case-document.ts';
import { sealTo } from './seal-to.ts';

const parts: Parameters<typeof caseDocument>[0] = {
  language: 'ar',
  title: 'بلاغ رقم ٧',
  notes: ['سرّي'],
  facts: [
    ['نوع الفساد', 'رشوة'],
    ['الهاتف', ''],
  ],
  timeLine: {
    title: 'التسلسل الزمني',
    events: [{ at: '', when: 'الجمعة', title: 'المُرسِل', texts: ['<img src=x onerror="alert(1)"> & more'] }],
  },
};

test('a case is a page of its own, in which a stranger’s text is text', () => {
  const document = caseDocument(parts);
  expect(document).toContain('dir="rtl"');
  expect(document).toContain('<dt>نوع الفساد</dt><dd dir="auto">رشوة</dd>');
  expect(document).not.toContain('الهاتف');
  expect(document).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; more');
  expect(document).not.toMatch(/<img|<script|https?:/);
});

test('it is sealed to the given key alone', async () => {
  const identity = await generateIdentity();
  const sealed = await sealTo(await identityToRecipient(identity), new Blob(['نص القضية']));
  const bytes = new Uint8Array(await sealed.arrayBuffer());
  expect(new TextDecoder().decode(bytes)).not.toContain('نص القضية');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(await decrypter.decrypt(bytes, 'text')).toBe('نص القضية');
  const stranger = new Decrypter();
  stranger.addIdentity(await generateIdentity());
  await expect(stranger.decrypt(bytes)).rejects.toThrow(/no identity matched/);
});
