import { expect, test } from 'vitest';
import { columnsOf } from '../content/fields/field-kinds.ts';
import { standardFields } from '../content/fields/standard-fields.ts';
import { adminNavigation, adminPath } from './admin-navigation.ts';
import { everyPage } from './every-page.ts';
import { href } from './href.ts';
import { navigation } from './navigation.ts';
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
    '/search',
    '/verify',
    '/receipt',
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

/** A site may have more sections than the specification's nine, after them. */
const nine = sections.slice(0, specified.lists.length);

test('the public routes are those of the specification', () => {
  expect(nine.map(({ list }) => list).toSorted()).toEqual(specified.lists.toSorted());
  const others = everyPage.filter(({ section }) => !section);
  expect(others.map(({ name }) => href(name as PageKey, { language: 'ar' })).toSorted()).toEqual(
    specified.otherPages.toSorted(),
  );
  expect(nine.map(({ detail }) => detail).toSorted()).toEqual(specified.details.toSorted());
  expect(nine.map(({ key }) => adminPath(key)).toSorted()).toEqual(specified.editors.toSorted());
});

test('the calls are those of the specification', () => {
  const calls = nine.map((section) => section.calls);
  expect(calls.map(({ list }) => `/${list}`).toSorted()).toEqual(specified.lists.toSorted());
  expect(calls.map(({ item }) => item).toSorted()).toEqual(specified.items.toSorted());
  expect(calls.map(({ create }) => create).toSorted()).toEqual(specified.creates.toSorted());
  // §7, "DELETE by id": the same names as the item reads
  expect(calls.map(({ item }) => `update-${item}`).toSorted()).toEqual(specified.updates.toSorted());
});

test('the sections are in the order of the home page, with the lists and layouts of the decisions', () => {
  const rows = nine.map(({ key, listKeys, viewMore, layout }) => [key, listKeys.join('+'), viewMore, layout]);
  expect(rows).toEqual([
    ['manager-activities', 'activities', 'always', 'plain'],
    ['security-news', 'activities', 'full', 'plain'],
    ['sports-news', 'activities', 'full', 'rich'],
    ['directorate-activities', 'activities', 'full', 'rich'],
    ['recruitments', 'activities', 'full', 'rich'],
    ['admin-news', 'activities', 'full', 'plain'],
    ['tenders', 'tenders+activities', 'more', 'plain'],
    ['articles', 'articles', 'more', 'plain'],
    ['studies', 'studies+activities', 'more', 'plain'],
  ]);
});

test.each([
  ['the site', navigation],
  ['the administrator area', adminNavigation],
])('every section is once in the menu of %s', (_menu, groups) => {
  const entries = groups.flatMap((group): string[] => group.entries);
  for (const { key } of sections)
    expect([key, entries.filter((entry) => entry === key).length]).toEqual([key, 1]);
});

test('every section has names and paths of its own', () => {
  for (const one of ['list', 'detail'] as const)
    expect(new Set(sections.map((section) => section[one])).size).toBe(sections.length);
  expect(new Set(sections.map(({ calls }) => calls.item)).size).toBe(sections.length);
});

test('a field has the same kind in every section, and no name that an item has already', () => {
  const kinds = new Map<string, string>([
    ['id', ''],
    ['section', ''],
    ['created_at', ''],
    ['updated_at', ''],
  ]);
  for (const field of [...standardFields, ...sections.flatMap(({ ownFields }) => ownFields)]) {
    for (const column of columnsOf(field)) {
      expect([column, kinds.get(column) ?? field.kind]).toEqual([column, field.kind]);
      kinds.set(column, field.kind);
    }
  }
});
