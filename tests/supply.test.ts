import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesDocument, licencesFile } from '../scripts/release/licences.mjs';
import {
  bundled,
  installed,
  machines,
  mostInstalled,
  readLock,
  refusedLicences,
} from '../scripts/release/supply.mjs';

const lock = readLock();

test.each(machines)('$os on $cpu installs few packages to run the site', (machine) => {
  const places = installed(lock, machine);
  // What npm itself calls none of the development's is found, and nothing else
  expect(places.filter((place) => lock[place]?.dev)).toEqual([]);
  expect(places).toContain('node_modules/fastify');
  expect(places.length).toBeLessThanOrEqual(mostInstalled);
});

test('no package needs a script to install itself', () => {
  expect(Object.keys(lock).filter((place) => lock[place]?.hasInstallScript)).toEqual([]);
});

test('what runs and what is built in is under licences that are allowed, and is listed', () => {
  const places = [...installed(lock), ...bundled(lock)];
  expect(places).toContain('node_modules/react-aria-components');
  expect(refusedLicences(lock, places)).toEqual([]);
  expect(readFileSync(licencesFile, 'utf8')).toBe(licencesDocument(lock));
});

test('a licence that asks for more is refused, alone and beside another', () => {
  const locked = (license: string) => ({ 'node_modules/one': { version: '1.0.0', license } });
  const refused = (license: string) => refusedLicences(locked(license), ['node_modules/one']).length;
  expect(['AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'LGPL-3.0-or-later', '', 'none'].map(refused)).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'].map(refused)).toEqual([0, 0, 0]);
});
