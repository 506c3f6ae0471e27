import { readFileSync } from 'node:fs';
import { filesOf } from '../hash-files.mjs';

type Locked = {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

type Names = Record<string, string>;

/** The packages of a lock file by path; the project itself is at ''. */
export type Lock = Record<string, Locked>;

type Machine = { os: string; cpu: string; libc: string };

/** Licences that ask those who run or change the site for no more than naming the authors. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** The decoders of pictures, which are installed unchanged, as files of their own, and can be replaced. */
const decoders = /^(?:@img\/sharp-.+|libheif-js)$/;
const replaceable = new Set(['LGPL-3.0', 'LGPL-3.0-or-later']);

/** The platforms that the site runs on. */
export const machines: Machine[] = ['x64', 'arm64'].map((cpu) => ({ os: 'linux', cpu, libc: 'glibc' }));

/** Maximum number of packages that a machine installs to run the site; each copy counts. */
export const mostInstalled = 153;

export function readLock(): Lock {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
}

/**
 * Paths in the lock file of the packages that a machine installs to run the site; by default, of any machine.
 */
export function installed(lock: Lock, machine?: Machine): string[] {
  const { dependencies, optionalDependencies } = lockedAt(lock, '');
  return reached(lock, Object.keys({ ...dependencies, ...optionalDependencies }), machine);
}

/** Paths of the packages bundled into the pages, for browsers and for the server that renders them. */
export function bundled(lock: Lock): string[] {
  const names = ['app', 'shared']
    .flatMap(filesOf)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]+'(@?[a-z][^':]*)'/g)])
    .map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '')
    // The build reads the routes with it
    .filter((name) => name !== '@react-router/dev');
  return reached(lock, [...new Set(names)]);
}

/** The licences that are not allowed, each with its package. */
export function refusedLicences(lock: Lock, packages: string[]): string[] {
  return packages
    .map((place) => ({ name: nameOf(place), licence: lockedAt(lock, place).license ?? 'none' }))
    .filter(({ name, licence }) => {
      const other = licence
        .replace(/[()]/g, '')
        .split(' AND ')
        .filter((part) => !isAllowed(part));
      return other.some((part) => !replaceable.has(part) || !decoders.test(name));
    })
    .map(({ name, licence }) => `${name}: ${licence}`);
}

function isAllowed(choice: string): boolean {
  return choice.split(' OR ').some((licence) => allowed.has(licence));
}

/** The name of the package at a path. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The packages that npm installs for these names: required peers too, and the optional ones that fit the machine. */
function reached(lock: Lock, names: string[], machine?: Machine): string[] {
  const found = new Set<string>();
  const follow = (from: string, name: string) => {
    const place = placeOf(lock, from, name);
    if (!place || found.has(place) || !fits(lockedAt(lock, place), machine)) return;
    found.add(place);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = lockedAt(lock, place);
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      follow(place, next);
    }
  };
  for (const name of names) follow('', name);
  return [...found].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
}

/** The place of the package that another one sees under a name: beside it, or further up. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (place in lock) return place;
  return from ? placeOf(lock, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name) : undefined;
}

function fits(locked: Locked, machine?: Machine): boolean {
  const traits = Object.entries(machine ?? {}) as [keyof Machine, string][];
  return traits.every(([trait, value]) => locked[trait]?.includes(value) ?? true);
}

/** @throws where the lock file lists nothing at a path. */
export function lockedAt(lock: Lock, place: string): Locked {
  const locked = lock[place];
  if (!locked) throw new Error(`package-lock.json lists nothing at ${place}`);
  return locked;
}
