import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { personSite } from '#tests/roles/person-site.ts';

describeOnBothEngines('the facts of the plan', (open) => {
  test('are those of the settings and the keys, and no place where anything lies', async () => {
    const database = await open();
    const site = await personSite({ database, config: { backupDays: 12 } });
    const officer = await site.join('officer@example.org', { roles: ['officer'] });
    const name = { ar: 'المديرية', en: 'Directorate' };
    const { identity } = await site.services.settings.all();
    await site.services.settings.save('identity', { ...identity, name });
    expect((await officer.send('plan')).json()).toEqual({
      name,
      holders: ['first@example.org'],
      has_words: false,
      read_days: 90,
      backup_days: 12,
      commit_times_logged: database.engine === 'postgres',
    });
  });
});
