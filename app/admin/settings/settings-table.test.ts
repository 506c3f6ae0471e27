import { expect, test } from 'vitest';
import { settings } from '#content/settings.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { siteSettings } from '#shared/settings/site-settings.ts';
import { settingLines } from './setting-lines.ts';
import { settingsGroups, settingsTable } from './settings-table.ts';
import { blank, type Shape } from './shape.ts';

type Zod = { def: { type: string; shape?: Record<string, Zod>; element?: Zod } };

/** The keys of a schema, a list's items by `*`; both languages of a text count as one. */
function schemaPaths(schema: Zod, path: string): string[] {
  const { type, shape, element } = schema.def;
  if (type === 'array' && element) return schemaPaths(element, `${path}.*`);
  if (type !== 'object' || !shape || 'ar' in shape || 'file' in shape) return [path];
  return Object.entries(shape).flatMap(([key, field]) => schemaPaths(field, `${path}.${key}`));
}

function tablePaths(shape: Shape, path: string): string[] {
  if (shape.kind === 'list') return tablePaths(shape.item, `${path}.*`);
  if (shape.kind !== 'group') return [path];
  return Object.entries(shape.fields).flatMap(([key, field]) => tablePaths(field, `${path}.${key}`));
}

test('every key of every group has its row', () => {
  const wanted = Object.entries(siteSettings.shape).flatMap(([group, schema]) =>
    schemaPaths(schema as Zod, group),
  );
  expect(settingsGroups.flatMap(([group, shape]) => tablePaths(shape, group))).toEqual(wanted);
});

test.each(settingsGroups)('%s: what is added blank and what is stored both fit the table', (group, shape) => {
  const text = (key: Parameters<typeof adminMessage>[1]) => adminMessage('en', key);
  const place = { label: '', path: '' };
  expect(siteSettings.shape[group].safeParse(blank(shape)).error).toBeUndefined();
  const fewest = { fourEyes: 1, imageHosts: 0, security: 1, trash: 1, uploads: 1 }[group as string] ?? 2;
  expect(settingLines(shape, settings[group], place, text).length).toBeGreaterThanOrEqual(fewest);
});

test('the lines of a value name each text by its path, as a refusal does', () => {
  const lines = settingLines(settingsTable.hero, settings.hero, { label: '', path: '' }, (key) =>
    adminMessage('en', key),
  );
  expect(lines).toContainEqual({
    path: 'slides.1.alt.en',
    label: 'Picture 2: What the picture shows',
    language: 'en',
    text: 'A coast and a rock arch in the sea at dusk',
  });
});

test('the six tasks and the six pictures keep their number', () => {
  expect(settingsTable.tasks.size).toBe(6);
  expect(settingsTable.hero.fields.slides.size).toBe(6);
});
