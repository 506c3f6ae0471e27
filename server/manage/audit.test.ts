import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { addFirstAdministrator } from '#server/lifecycle/first-administrator.ts';
import { Redacted } from '#server/redacted.ts';
import { sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';

const publicUrl = 'https://site.example.org';

test('audit list, audit verify: events of the first start and of later commands', async () => {
  const database = await sqliteDatabase();
  const services = createServices({ ...database, publicUrl });
  const first = { adminEmail: 'one@example.org', adminPassword: new Redacted('cedar-harbour-lantern-42') };
  for (const start of [1, 2]) {
    expect(await services.sample.load()).toBe(start === 1);
    await addFirstAdministrator(services, first);
  }
  const folder = join(await temporaryFolder(), 'content');
  expect((await manage(database, ['export', folder])).code).toBe(0);
  const one = services.actingAs({ email: 'one@example.org' });
  await one.content.update('articles', 1, { title_en: 'Changed' });
  expect((await manage(database, ['import', '--from', folder, '--dry-run', '--overwrite'])).code).toBe(0);
  expect((await manage(database, ['import', '--from', folder, '--overwrite'])).code).toBe(0);
  await services.audit.checkpoint();

  const list = await manage(database, ['audit', 'list']);
  const lines = list.output.trimEnd().split('\n');
  expect([list.code, ...lines.map((line) => line.split('  ').toSpliced(1, 1).join(' '))]).toEqual([
    0,
    '1 system content.imported sample',
    '2 system administrator.added one@example.org',
    '3 one@example.org content.changed articles/1',
    '4 operator content.imported 1',
  ]);
  for (const line of lines) expect(line.split('  ')[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const { output } = await manage(database, ['audit', 'verify']);
  expect(output).toBe('The audit trail is intact. Entries: 4. Matching signed checkpoints: 1.\n');
  const refused = await manage(database, ['audit', 'list', '--since', 'yesterday']);
  expect([refused.code, refused.errors]).toEqual([1, '"yesterday" is not a date such as 2026-11-21.\n']);
});
