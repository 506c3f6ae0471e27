import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { sections } from '#shared/site/sections.ts';
import { LanguageProvider } from '../../language.tsx';
import { Doors } from './doors.tsx';
import { LatestNews } from './latest-news.tsx';
import { NothingNew } from './nothing-new.tsx';
import { Previews } from './preview-band.tsx';
import type { Story } from './preview-bands.ts';

function rendered(element: ReactElement, language: Language = 'ar'): string {
  const page = <LanguageProvider language={language}>{element}</LanguageProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const countOf = (html: string, part: string) => html.split(part).length - 1;

const longest = 'كلمةبلافراغ'.repeat(30);

const stories: Record<string, Story[]> = {
  'no items': [],
  'one bare item': [{ path: '/articles/1/ar', title: longest, date: '' }],
  'two items, one with all that a shape shows': [
    {
      path: '/articles/2/ar',
      title: 'عنوان',
      date: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦',
      day: ['٢٠', ' تشرين الثاني ٢٠٢٦'],
      lines: ['المرجع: T-2026/14'],
      image: 'covers/desk-960x600.webp',
      text: 'أوّل النصّ…',
    },
    { path: '/articles/1/ar', title: longest, date: 'قريبًا' },
  ],
};

test.each(Object.keys(stories))('every shape shows %s, each once and by its heading', (name) => {
  const items = stories[name] ?? [];
  for (const shape of ['beside', 'lead', 'pair', 'board', 'reading'] as const) {
    const html = rendered(
      <Previews shape={shape} previews={[{ key: 'articles', stories: items, more: true }]} />,
    );
    expect([shape, countOf(html, '<article'), countOf(html, '<h3'), countOf(html, '<h2')]).toEqual([
      shape,
      items.length,
      items.length,
      1,
    ]);
    for (const { path, title, date } of items) {
      expect(countOf(html, `href="${path}"`)).toBe(1);
      expect(textOf(html)).toContain(title);
      expect(textOf(html)).toContain(date);
    }
    expect(countOf(html, '<img')).toBe(items.filter(({ image }) => image).length);
    expect(countOf(html, 'alt=""')).toBe(countOf(html, '<img'));
    expect(textOf(html).includes(message('ar', 'articles.listEmpty'))).toBe(items.length === 0);
    expect(html).toContain(`>${message('ar', 'action.viewMore')}</a>`);
    // Sharing has its place on the item's own page
    expect(html).not.toMatch(/target="_blank"|<button/);
  }
});

test('a preview that could not be loaded says so and can be requested again', () => {
  const html = rendered(<Previews shape="board" previews={[{ key: 'tenders', more: false }]} />, 'en');
  expect(html).toContain('role="alert"');
  expect(html).toContain('Failed to load tenders');
  expect(html).toContain('Try again</button>');
  expect(html).not.toContain('View More');
});

test('sections without items are named in one line, each with its own message and the way to its list', () => {
  const html = rendered(<NothingNew sections={['security-news', 'tenders']} />, 'en');
  expect(textOf(html)).toBe(
    'Nothing new in:Security news No news to displayTender announcements No Announcements to display',
  );
  expect(html).toContain('href="/en/tenders"');
});

test('below the pictures four doors lead to what is needed most', () => {
  const html = rendered(<Doors />);
  const targets = Array.from(html.matchAll(/href="([^"]*)"/g), ([, target]) => target);
  expect(targets).toEqual(['/contact-us?tab=report', '/recruitments', '/tenders', '/contact-us?tab=letter']);
});

test('the newest headlines lead to their items', () => {
  const latest = [
    { path: '/articles/3/en', title: 'New', date: '' },
    { path: '/articles/2/en', title: longest, date: 'Friday 20 November 2026' },
  ];
  const html = rendered(<LatestNews latest={latest} />, 'en');
  expect(countOf(html, '<li')).toBe(2);
  for (const { path, title, date } of latest) {
    expect(html).toContain(`href="${path}"`);
    expect(textOf(html)).toContain(title + date);
  }
});

test('every section of the site has a shape with a small line of its own', () => {
  const lines = new Set(sections.map(({ preview }) => message('en', `home.${preview}`)));
  expect(lines.size).toBe(new Set(sections.map(({ preview }) => preview)).size);
});
