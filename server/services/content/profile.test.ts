import { expect, test } from 'vitest';
import { type ManagerDetails, type ManagerProfile, managerDetails } from '#shared/content/manager-profile.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { createProfile } from './profile.ts';

const text = (word: string) => ({ ar: `${word} بالعربية`, en: word });

const main: ManagerProfile = {
  manager_name: text('Name'),
  section_1: text('First part'),
  section_2: text('Second part'),
  image: 'portraits/manager.webp',
};

const noDetails: ManagerDetails = {
  personal_info: {},
  programs: {},
  promotions: {},
  medals_received: {},
  languages: {},
  positions: {},
  commendations: {},
};

describeOnBothEngines('profile', (open) => {
  test('is empty before anything was saved, with all seven groups', async () => {
    const profile = createProfile((await open()).db);
    const empty = { ar: '', en: '' };
    expect(await profile.main()).toEqual({
      manager_name: empty,
      section_1: empty,
      section_2: empty,
      image: null,
    });
    expect(await profile.details()).toEqual(noDetails);
  });

  test('the main block is what was saved last', async () => {
    const profile = createProfile((await open()).db);
    await profile.saveMain(main);
    expect(await profile.main()).toEqual(main);
    const changed = { ...main, section_2: text('Another second part'), image: null };
    await profile.saveMain(changed);
    expect(await profile.main()).toEqual(changed);
  });

  test('the records of a group keep their order, and saving replaces them', async () => {
    const profile = createProfile((await open()).db);
    const details: ManagerDetails = {
      ...noDetails,
      personal_info: { birth_place: text('Here'), birth_date: text('Then') },
      positions: { position_10: text('Ten'), position_2: text('Two'), position_1: text('One') },
    };
    await profile.saveDetails(details);
    const saved = await profile.details();
    expect(managerDetails.parse(saved)).toEqual(details);
    expect(Object.keys(saved.positions)).toEqual(['position_10', 'position_2', 'position_1']);
    await profile.saveDetails({ ...noDetails, languages: { language_1: text('Arabic') } });
    expect(await profile.details()).toEqual({ ...noDetails, languages: { language_1: text('Arabic') } });
    await profile.saveDetails(noDetails);
    expect(await profile.details()).toEqual(noDetails);
  });
});
