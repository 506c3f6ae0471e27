import { expect, test } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { createContent } from '../../../server/services/content/content.ts';
import { sections } from '../../../shared/site/sections.ts';
import { makeArchive } from './archive.ts';

test('an archive has as many items in each section as wanted', async () => {
  const dataDir = await makeArchive(25);
  const database = await connect({ dataDir });
  const content = createContent(database.db);
  const lists = await Promise.all(sections.map(({ key }) => content.list(key, { limit: 100 })));
  await database.close();
  expect(lists.map(({ total }) => total)).toEqual(sections.map(() => 25));
});
