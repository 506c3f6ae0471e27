import { bundled, installed, nameOf } from './supply.mjs';

export const licencesFile = 'docs/licences.md';

/** The document of all that is not ours, by licence; a test holds it against the lock file. */
export function licencesDocument(lock) {
  const run = installed(lock);
  const built = bundled(lock).filter((place) => !run.includes(place));
  return [
    '# Licences',
    '',
    'Diwan itself is under the Apache License 2.0 ([LICENSE](../LICENSE)). This list of what it is built on is written by',
    '`npm run release-check` from the lock file; which licences are taken, and why, is in `scripts/release/supply.mjs`.',
    '',
    '## Installed where the site runs',
    '',
    'On every kind of machine together; one of them installs those for itself alone.',
    '',
    ...table(lock, run),
    '',
    '## Built into the pages',
    '',
    'Installed where the site is built, and part of what the build leaves.',
    '',
    ...table(lock, built),
    '',
  ].join('\n');
}

function table(lock, places) {
  const byLicence = Object.groupBy(places, (place) => lock[place].license ?? 'none');
  const rows = Object.entries(byLicence)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(
      ([licence, of]) => `| ${licence} | ${[...new Set(of.map((place) => entry(lock, place)))].join(', ')} |`,
    );
  return ['| licence | packages |', '| --- | --- |', ...rows];
}

function entry(lock, place) {
  return `${nameOf(place)} ${lock[place].version}`;
}
