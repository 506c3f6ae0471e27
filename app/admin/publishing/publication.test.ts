import { expect, test } from 'vitest';
import { itemDocument } from '#tests/sites/item-document.ts';
import { noTime, type Plan, planOf, publicationOf, timeOf } from './publication.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const side = { isChosen: true, isLater: false, at: noTime, ends: false, until: noTime };
const typed = (local: string, isSecond = false) => ({ local, isSecond });

test('a plan begins with the sides that have a title, at the times that were chosen before', () => {
  const item = itemDocument({
    title_en: '',
    ar: { state: 'scheduled', publish_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-24T22:00:00.000Z' },
  });
  expect(planOf(item)).toEqual({
    ar: {
      isChosen: true,
      isLater: true,
      at: typed('2026-12-01T10:00'),
      ends: true,
      until: typed('2026-12-25T00:00'),
    },
    en: { ...side, isChosen: false },
  });
});

test.each<[plan: string, Partial<Plan['ar']>, object | Record<string, string>]>([
  ['now', {}, { sides: { ar: {} }, problems: {} }],
  [
    'later',
    { isLater: true, at: typed('2026-11-20T12:00') },
    { sides: { ar: { at: '2026-11-20T10:00:00.000Z' } }, problems: {} },
  ],
  ['no time', { isLater: true }, { problems: { 'sides.ar.at': 'publish.noTime' } }],
  [
    'in the past',
    { isLater: true, at: typed('2026-11-20T10:00') },
    { problems: { 'sides.ar.at': 'publish.passed' } },
  ],
  [
    'an end before the beginning',
    { isLater: true, at: typed('2026-11-21T10:00'), ends: true, until: typed('2026-11-21T10:00') },
    { problems: { 'sides.ar.until': 'publish.endsFirst' } },
  ],
  [
    'an end in the past',
    { ends: true, until: typed('2026-11-19T10:00') },
    { problems: { 'sides.ar.until': 'publish.passed' } },
  ],
  ['no side', { isChosen: false }, { sides: {}, problems: { sides: 'publish.noSide' } }],
])('a publication: %s', (_, plan, expected) => {
  const en = { ...side, isChosen: false };
  expect(publicationOf({ ar: { ...side, ...plan }, en }, now)).toMatchObject(expected);
});

test('an hour that the clock skips is refused, and of a repeated one either can be chosen', () => {
  expect(timeOf(typed('2027-03-28T00:30'), now)).toEqual({ problem: 'publish.skippedTime' });
  expect(timeOf(typed('2027-10-30T23:30'), now)).toEqual({ timestamp: '2027-10-30T20:30:00.000Z' });
  expect(timeOf(typed('2027-10-30T23:30', true), now)).toEqual({ timestamp: '2027-10-30T21:30:00.000Z' });
});
