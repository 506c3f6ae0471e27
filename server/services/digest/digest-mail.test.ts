import { expect, test } from 'vitest';
import { digestMail } from './digest-mail.ts';

test('the reminder is readable in both directions, and says where to sign in alone', () => {
  const name = { ar: 'مديرية «أ & ب»', en: 'Directorate <A>' };
  const { subject, text, html } = digestMail(name, 'https://www.example.org/report-contact-edit');
  expect(subject).toBe('تذكير يوميّ · Daily reminder – مديرية «أ & ب»');
  const [first, , open] = text.split('\n\n');
  expect(first).toBe('\u202bمديرية «أ & ب»\u202c');
  expect(open?.split('\n')[1]).toBe('https://www.example.org/report-contact-edit');
  expect(html).toContain('<div lang="ar" dir="rtl"');
  expect(html).toContain('<div lang="en" dir="ltr"');
  expect(html).toContain('Directorate &lt;A&gt;');
  expect(text.match(/\d/)).toBe(null);
});
