import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { manage } from '#tests/sites/manage.ts';

test('an operator raises an alert that a running site shows, lists it and ends it', async () => {
  const database = await sqliteDatabase();
  const { get, services } = await cachedSite({ database });
  const shown = async () => {
    await services.health.checkForChanges();
    return (await get('/en')).body.toString();
  };
  expect(await shown()).not.toContain('<site-alerts');
  const raised = await manage(database, [
    'alert',
    'raise',
    'warning',
    '--en',
    'The road is closed',
    '--link',
    '/articles',
  ]);
  expect([raised.code, raised.errors]).toEqual([0, '']);
  expect(raised.output).toMatch(
    /^1 {2}warning {2}\S+Z {2}until it is ended {2}The road is closed {2}\/articles\n$/,
  );
  expect(await shown()).toContain('The road is closed');
  expect((await manage(database, ['alert', 'list'])).output).toBe(raised.output);
  expect((await manage(database, ['alert', 'end', '1'])).code).toBe(0);
  expect(await shown()).not.toContain('<site-alerts');
  expect((await manage(database, ['alert', 'list'])).output).toBe('No alert stands or is planned.\n');
});

test.each([
  [['alert', 'raise', 'grave', '--en', 'A'], 'Please choose information, warning or emergency.'],
  [['alert', 'raise', 'warning'], 'Please write the text in Arabic, in English, or in both.'],
  [
    ['alert', 'raise', 'warning', '--en', 'A', '--until', '2026-11-21'],
    'is not a date and a time with their time zone',
  ],
  [['alert', 'end', '7'], 'This alert has been deleted.'],
])('%j says what is wrong', async (words, message) => {
  const { code, errors } = await manage(await sqliteDatabase(), words);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});
