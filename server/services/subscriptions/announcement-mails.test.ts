import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { type Announced, dailyMail, itemMail } from './announcement-mails.ts';
import { createLinks } from './links.ts';

const site = createLinks('https://www.example.org', { linkKey: async (id: string) => id } as never);
const readers = languages.map((language) => ({
  name: 'المديرية <A> & B',
  language,
  links: { manage: 'https://www.example.org/subscription?key=k', leave: 'https://www.example.org/leave' },
}));

const item = (number: number): Announced => ({
  section: 'tenders',
  item: number,
  title: `مناقصة <b>${number}</b> ${'لتوريد ورق وقرطاسية '.repeat(12)}`,
  date: '١ كانون الأول ٢٠٢٦',
  description: `${'نصّ طويل عن المناقصة وشروطها. '.repeat(40)}\n`.repeat(40),
  opens_at: null,
  closes_at: '2026-12-20T10:00:00Z',
  code: '0123456789',
});

/** The size of both parts in base64, with room for the headers. */
const size = ({ text, html }: { text: string; html: string }) =>
  (Buffer.byteLength(text) + Buffer.byteLength(html)) * 1.37 + 2_000;

test.each(readers)('a mail has 60 kB at most, whatever it is about ($language)', (reader) => {
  const many = Array.from({ length: 300 }, (_, index) => item(index + 1));
  for (const mail of [
    itemMail(item(1), reader, site),
    dailyMail(many, '2026-11-29T15:00:00Z', reader, site),
  ]) {
    expect(size(mail)).toBeLessThan(60_000);
    expect(mail.html).not.toMatch(/<b>|<img|<style|<script|src=|url\(/);
    expect(mail.html).toContain('المديرية &lt;A&gt; &amp; B');
    expect(mail.text).toContain(reader.links.leave);
  }
});

test('each Arabic line is set from right to left, links apart', () => {
  const { text } = itemMail({ ...item(1), description: 'سطر\nوآخر' }, readers[0]!, site);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('https://'));
  for (const line of lines) expect(line).toMatch(/^\u202b.*\u202c$/);
  expect(text).toContain('\nhttps://www.example.org/tender/1/ar\n');
  expect(text).toContain('01234-56789');
});
