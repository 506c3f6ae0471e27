import { expect, test } from 'vitest';
import { adminPath } from './admin-navigation.ts';
import { everyPage } from './every-page.ts';
import { href } from './href.ts';
import type { PageKey } from './public-routes.ts';
import { sections } from './sections.ts';

/** Specification §2 "Public routes", "Detail routes", "Administrator routes" and §7, as they stand there. */
const specified = {
  lists: [
    '/manager-activities',
    '/security-news',
    '/sports-news',
    '/directorate-activities',
    '/recruitments',
    '/tenders',
    '/admin-news',
    '/articles',
    '/studies',
  ],
  otherPages: [
    '/',
    '/about-directorate',
    '/managers',
    '/anthem',
    '/about-manager',
    '/contact-us',
    '/code-conduct',
  ],
  details: [
    '/manager-activities',
    '/security-news',
    '/sports-news',
    '/directorate-activities',
    '/recruitment',
    '/tender',
    '/admin-news',
    '/articles',
    '/studies',
  ],
  editors: [
    '/manager-activities-edit',
    '/security-news-edit',
    '/sports-news-edit',
    '/directorate-activities-edit',
    '/recruitments-edit',
    '/tenders-edit',
    '/admin-news-edit',
    '/studies-edit',
    '/articles-edit',
  ],
  items: [
    'manager-activity',
    'security-news-item',
    'sports-news-item',
    'directorate-activity',
    'recruitment',
    'tender',
    'admin-news-item',
    'article',
    'study',
  ],
  creates: [
    'manager-activity',
    'security-news',
    'sports-news',
    'directorate-activity',
    'recruitment',
    'tender',
    'admin-news',
    'study',
    'article',
  ],
  updates: [
    'update-manager-activity',
    'update-security-news-item',
    'update-sports-news-item',
    'update-directorate-activity',
    'update-recruitment',
    'update-tender',
    'update-admin-news-item',
    'update-study',
    'update-article',
  ],
};

test('the public routes are those of the specification', () => {
  expect(sections.map(({ list }) => list).toSorted()).toEqual(specified.lists.toSorted());
  const others = everyPage.filter(({ section }) => !section);
  expect(others.map(({ name }) => href(name as PageKey, { language: 'ar' })).toSorted()).toEqual(
    specified.otherPages.toSorted(),
  );
  expect(sections.map(({ detail }) => detail).toSorted()).toEqual(specified.details.toSorted());
  expect(sections.map(({ key }) => adminPath(key)).toSorted()).toEqual(specified.editors.toSorted());
});

test('the calls are those of the specification', () => {
  const calls = sections.map((section) => section.calls);
  expect(calls.map(({ list }) => `/${list}`).toSorted()).toEqual(specified.lists.toSorted());
  expect(calls.map(({ item }) => item).toSorted()).toEqual(specified.items.toSorted());
  expect(calls.map(({ create }) => create).toSorted()).toEqual(specified.creates.toSorted());
  // §7, "DELETE by id": the same names as the item reads
  expect(calls.map(({ item }) => `update-${item}`).toSorted()).toEqual(specified.updates.toSorted());
});

test('the home page shows its nine lists in the order of the specification', () => {
  expect(sections.map(({ key }) => key)).toEqual([
    'manager-activities',
    'security-news',
    'sports-news',
    'directorate-activities',
    'recruitments',
    'admin-news',
    'tenders',
    'articles',
    'studies',
  ]);
});

test('the sections answer and preview as the decisions settle it', () => {
  const rows = Object.fromEntries(
    sections.map(({ key, answer, preview, layout }) => [key, [answer.join('+'), preview, layout]]),
  );
  expect(rows).toEqual({
    'manager-activities': ['activities', 'first-of-all', 'plain'],
    'security-news': ['activities', 'limited', 'plain'],
    'sports-news': ['activities', 'limited', 'rich'],
    'directorate-activities': ['activities', 'limited', 'rich'],
    recruitments: ['activities', 'limited', 'rich'],
    'admin-news': ['activities', 'limited', 'plain'],
    tenders: ['tenders+activities', 'whole', 'plain'],
    articles: ['articles', 'whole', 'plain'],
    studies: ['studies+activities', 'whole', 'plain'],
  });
});
