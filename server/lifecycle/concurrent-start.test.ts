import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnPostgres, temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { listenTo, startProgram } from '#tests/sites/program.ts';

const password = 'cedar-harbour-lantern-42';

describeOnPostgres('three instances that start concurrently on an empty database', (open) => {
  test('agree on the schema, the content, the administrator and the keys', async () => {
    const { db, dataDir, databaseUrl = '' } = await open({ migrated: false });
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: password,
      SAMPLE_CONTENT: 'on',
    };
    const programs = [1, 2, 3].map(() => listenTo(startProgram(environment)));
    const addresses = await Promise.all(
      programs.map(async ({ waitFor }) => (await waitFor(/^Diwan is ready: (\S+)$/m))[1] ?? ''),
    );

    const introduced = programs.filter(({ output }) => output().includes('The first administrator is'));
    expect(introduced).toHaveLength(1);
    expect(await db.selectFrom('administrator').select('email').execute()).toHaveLength(1);
    expect(await db.selectFrom('organisation_key').select('active').execute()).toEqual([{ active: 1 }]);
    expect(await db.selectFrom('key_grant').select('recipient').execute()).toHaveLength(1);

    const totals = await db.selectFrom('section_counter').select(['last_id', 'items']).execute();
    expect(totals.filter(({ last_id, items }) => last_id !== items)).toEqual([]);
    for (const address of addresses) {
      const signIn = async () => {
        const response = await fetch(`${address}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'admin@example.org', password }),
        });
        return response.status;
      };
      // An instance that has just started sheds writes while the machine is busy
      await expect.poll(signIn, { timeout: 30_000, interval: 500 }).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }
  });

  test('with different key files are refused, except for the first', async () => {
    const { db, databaseUrl = '' } = await open({ migrated: false });
    const folders = await Promise.all([1, 2].map(() => temporaryFolder()));
    const programs = folders.map((folder) => startProgram({ DATA_DIR: folder, DATABASE_URL: databaseUrl }));
    const ended = programs.map((child) => once(child, 'close'));
    const received = programs.map(listenTo);
    const [code] = await Promise.race(ended);
    expect(code).toBe(1);
    const refused = received.findIndex((_, index) => programs[index]?.exitCode !== null);
    expect(received[refused]?.output()).toMatch(
      /^Diwan cannot start: The key file \S+pepper is (?:missing|not the one of this site), .*another instance.*\n$/,
    );
    await received[1 - refused]?.waitFor(/^Diwan is ready/m);

    const [first = '', other = ''] = [folders[1 - refused], folders[refused]];
    const command = await manage({ dataDir: other, databaseUrl }, ['admin', 'list']);
    expect([command.code, command.errors]).toEqual([1, expect.stringContaining('recover EMAIL')]);
    // The remedy: a copy of the first one's file
    await cp(join(first, 'keys'), join(other, 'keys'), { recursive: true });
    const again = startProgram({ DATA_DIR: other, DATABASE_URL: databaseUrl });
    await listenTo(again).waitFor(/^Diwan is ready/m);
    expect(await db.selectFrom('key_file').selectAll().execute()).toHaveLength(1);
  });
});
