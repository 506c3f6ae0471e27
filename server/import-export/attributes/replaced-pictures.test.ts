import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { importExportSite } from '#tests/sites/import-export-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';
import { folderSource } from '../import-folder.ts';

const publicUrl = 'https://new.example';
const options = { dryRun: false, overwrite: false, removeMissing: false };

test('an export has the picture that is shown in place of one that was replaced', async () => {
  const site = importExportSite(await sqliteDatabase());
  const { file: image } = await site.media.add(await photograph(), 'a.jpg');
  await site.content.create('articles', { ...draft('A'), image: `${publicUrl}/storage/${image}` });
  const { identity } = await site.settings.all();
  await site.settings.save('identity', { ...identity, shareImage: { ar: image, en: '' } });
  await site.media.change(image.slice(7, 23), { alt_en: 'A gate' });
  const instead = await photograph({ width: 600, height: 400 });
  await site.media.replace(image.slice(7, 23), instead, '');
  await site.images.idle();
  const folder = join(await temporaryFolder(), 'export');
  await exportContent(site, folder, publicUrl);

  const other = importExportSite(await sqliteDatabase());
  const source = folderSource(folder, { storage: other.storage, ...options });
  expect((await importContent(source, other, options)).problems).toEqual([]);
  const { image: shown } = await other.content.find('articles', 1);
  const { file } = await other.images.save(instead);
  expect(shown).toBe(file);
  expect((await other.settings.all()).identity.shareImage.ar).toBe(file);
  expect(await other.media.of(file)).toMatchObject({ width: 600, alt_en: 'A gate' });
  expect(await other.storage.has(file.replace('.webp', '.480.avif'))).toBe(true);
});
