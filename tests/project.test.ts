import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

type Locked = {
  resolved?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

type Packages = Record<string, Locked>;

const locks = [
  'package-lock.json',
  'workshop/bench/package-lock.json',
  'workshop/mutation/package-lock.json',
];

test.each(locks)('%s names no registry, so that it installs from any', (file) => {
  const packages = lockedBy(file);
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});

test.each(locks)('%s holds what each platform needs', (file) => {
  const packages = lockedBy(file);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
  );
  expect(missing).toEqual([]);
});

test('no package that runs or builds the site needs a script to install itself', () => {
  const packages = lockedBy('package-lock.json');
  expect(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)).toEqual([]);
});

test('no folder of sources holds more than twenty files of its own', () => {
  const files = globSync('{app,lint,scripts,server,shared,tests,workshop}/**/*.{css,mjs,ts,tsx}', {
    exclude: ['**/node_modules/**', 'server/db/migrations/*', 'tests/e2e/*'],
  });
  const folders = Object.entries(Object.groupBy(files, dirname));
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(([, own = []]) => own.length > 20).map(([folder]) => folder)).toEqual([]);
});

function lockedBy(file: string): Packages {
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }).packages;
}

/** True where a package that another lists is in the lock file, beside it or further up. */
function isLocked(packages: Packages, path: string, name: string): boolean {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in packages) return true;
  if (path === '') return false;
  return isLocked(packages, path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}
