import { expect, test } from 'vitest';
import { describeOnPostgres } from '#tests/databases.ts';
import { listenTo, startProgram } from '#tests/program.ts';

const password = 'cedar-harbour-lantern-42';

describeOnPostgres('three instances that start at once on an empty database', (open) => {
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
      programs.map(async ({ hear }) => (await hear(/^Diwan is ready: (\S+)$/m))[1] ?? ''),
    );

    const introduced = programs.filter(({ said }) => said().includes('The first administrator is'));
    expect(introduced).toHaveLength(1);
    expect(await db.selectFrom('administrator').select('email').execute()).toHaveLength(1);
    expect(await db.selectFrom('organisation_key').select('active').execute()).toEqual([{ active: 1 }]);
    expect(await db.selectFrom('key_grant').select('recipient').execute()).toHaveLength(1);

    const totals = await db.selectFrom('section_counter').select(['last_id', 'items']).execute();
    expect(totals.filter(({ last_id, items }) => last_id !== items)).toEqual([]);
    for (const address of addresses) {
      const answer = await fetch(`${address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@example.org', password }),
      });
      expect(answer.status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }
  });
});
