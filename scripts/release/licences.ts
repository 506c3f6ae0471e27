import { bundled, installed, type Lock, lockedAt, nameOf } from './supply.ts';

export const licencesFile = 'docs/licences.md';

/** The document of third-party work, by licence. */
export function licencesDocument(lock: Lock): string {
  const run = installed(lock);
  const built = bundled(lock).filter((place) => !run.includes(place));
  return [
    '# Licences',
    '',
    'Diwan itself is under the Apache License 2.0 ([LICENSE](../LICENSE)). This list of what it is built on is written by',
    '`npm run release-check` from the lock file; which licences are taken, and why, is in `scripts/release/supply.ts`.',
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
    '## Data in the sources',
    '',
    '| licence | data |',
    '| --- | --- |',
    '| MIT | hashes of common passwords, of @zxcvbn-ts/language-common 4.1.3: `shared/accounts/passwords/common-passwords.ts` |',
    '',
  ].join('\n');
}

function table(lock: Lock, packages: string[]): string[] {
  const byLicence = Object.groupBy(packages, (place) => lockedAt(lock, place).license ?? 'none');
  const rows = Object.entries(byLicence as Record<string, string[]>)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(
      ([licence, of]) => `| ${licence} | ${[...new Set(of.map((place) => entry(lock, place)))].join(', ')} |`,
    );
  return ['| licence | packages |', '| --- | --- |', ...rows];
}

function entry(lock: Lock, place: string): string {
  return `${nameOf(place)} ${lockedAt(lock, place).version}`;
}
