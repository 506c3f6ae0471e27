import { expect, test } from 'vitest';
import { createServices } from '../../../../server/composition.ts';
import { connect } from '../../../../server/db/connect.ts';
import { makeArchive, publicUrl } from '../../contenders/archive.ts';
import { copiesOf } from './copies.ts';

/** Items of a section, and texts of each kind. */
const [items, number] = [130, 18];

test('the pasted texts are of announcements that an archive has, and the others of none', async () => {
  const dataDir = await makeArchive(items);
  const database = await connect({ dataDir });
  const { publicationLog } = createServices({ db: database.db, dataDir, publicUrl });
  await publicationLog.complete();
  const kinds = Object.entries(copiesOf(items, number));
  expect(kinds.map(([, copies]) => copies.length)).toEqual(kinds.map(() => number));
  for (const [name, copies] of kinds) {
    for (const { text, kind, of } of copies) {
      const verdict = await publicationLog.verification.given(text);
      const item = 'item' in verdict && of ? verdict.item : undefined;
      expect({ name, kind: verdict.kind, id: item?.id }, text).toEqual({ name, kind, id: of?.id });
    }
  }
  await database.close();
});
