import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { createServices } from '../../composition.ts';

const publicUrl = 'https://site.example.org';

describeOnBothEngines('health', (open) => {
  test('is ready while the database and the storage respond', async () => {
    const { db, dataDir } = await open();
    expect(await createServices({ db, dataDir, publicUrl }).health.ready()).toBe(true);
  });

  test('is not ready once the database is gone', async () => {
    const database = await open();
    await database.close();
    expect(await createServices({ ...database, publicUrl }).health.ready()).toBe(false);
  });

  test('is not ready if the storage is not a folder', async () => {
    const { db, dataDir } = await open();
    await writeFile(join(dataDir, 'storage'), '');
    expect(await createServices({ db, dataDir, publicUrl }).health.ready()).toBe(false);
  });
});
