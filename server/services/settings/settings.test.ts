import { expect, test } from 'vitest';
import { siteSettings } from '#shared/settings/site-settings.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { defaultSettings } from './default-settings.ts';
import { createSettings } from './settings.ts';

const social = {
  facebook: 'https://example.org/f',
  x: 'https://example.org/x',
  instagram: 'https://example.org/i',
};

describeOnBothEngines('settings', (open) => {
  test('are neutral and complete before anything was saved', async () => {
    const settings = createSettings((await open()).db);
    expect(await settings.all()).toEqual(defaultSettings);
    expect(siteSettings.parse(defaultSettings).identity.name).toEqual({
      ar: 'المديرية العامة',
      en: 'General Directorate',
    });
  });

  test('a saved group replaces its default, the others stay', async () => {
    const settings = createSettings((await open()).db);
    await settings.save('social', { ...social, x: '' });
    await settings.save('social', social);
    await settings.save('imageHosts', ['pictures.example.org']);
    expect(await settings.all()).toEqual({
      ...defaultSettings,
      social,
      imageHosts: ['pictures.example.org'],
    });
  });

  test('a field missing from an older version’s group is neutral', async () => {
    const { db } = await open();
    const value = JSON.stringify({ phone: '01 000 000', email: 'info@example.org' });
    await db.insertInto('site_setting').values({ key: 'contact', value, updated_at: '' }).execute();
    const { contact } = await createSettings(db).all();
    expect(contact).toEqual({ ...defaultSettings.contact, phone: '01 000 000', email: 'info@example.org' });
  });

  test('an anthem of an older version has no times', async () => {
    const { db } = await open();
    const stanza = { refrain: true, lines: 'سطر', meaning: 'A line' };
    const value = JSON.stringify({ ...defaultSettings.anthem, stanzas: [stanza] });
    await db.insertInto('site_setting').values({ key: 'anthem', value, updated_at: '' }).execute();
    expect((await createSettings(db).all()).anthem.stanzas).toEqual([{ ...stanza, times: '' }]);
  });

  test('an invalid group is not saved', async () => {
    const settings = createSettings((await open()).db);
    await expect(settings.save('social', { facebook: 1 } as never)).rejects.toThrow('expected string');
    expect(await settings.all()).toEqual(defaultSettings);
  });
});
