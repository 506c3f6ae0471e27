import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isBuilt, sources } from '../build.mjs';
import { filesOf } from '../hash-files.mjs';
import { run } from '../run.mjs';
import type { Finding } from './finding.ts';

/** Two machines as unlike as one can be: folders, times, clocks, languages and numbers of threads differ. */
const machines: { folder: string; env: Record<string, string> }[] = [
  { folder: 'one', env: { TZ: 'UTC', LC_ALL: 'C', RAYON_NUM_THREADS: '1', UV_THREADPOOL_SIZE: '1' } },
  { folder: 'another/and/deeper', env: { TZ: 'Asia/Beirut', LANG: 'ar_LB.UTF-8', HOME: '/nonexistent' } },
];

/** Further folders that a build reads: its own programs, and the modules of the list of scripts. */
const needed = ['scripts', 'server'];

/** The build is the same wherever and whenever somebody repeats it: so the list of scripts says what a release runs. */
export async function reproducible(): Promise<Finding> {
  const parent = mkdtempSync(join(tmpdir(), 'diwan-twice-'));
  try {
    const builds: string[] = [];
    for (const { folder, env } of machines) builds.push(await buildIn(join(parent, folder), env));
    const [first = '', second = ''] = builds;
    // The build of this folder is the one that is released
    const others = isBuilt() ? [second, 'build'] : [second];
    const differing = [...new Set(others.flatMap((other) => differences(first, other)))];
    const { release, digest, files } = JSON.parse(readFileSync(join(first, 'scripts.json'), 'utf8'));
    return {
      ok: differing.length === 0,
      message:
        differing.length > 0
          ? `two builds differ in ${differing.slice(0, 20).join(', ')}${differing.length > 20 ? ' and more' : ''}`
          : `two builds are the same; the ${files.length} scripts and styles of ${release} have the digest ${digest}`,
    };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Builds a copy of the sources. @returns the folder of the build. */
async function buildIn(folder: string, env: Record<string, string>): Promise<string> {
  const temporary = join(folder, 'temporary');
  const copy = join(folder, 'diwan');
  mkdirSync(temporary, { recursive: true });
  for (const path of [...sources, ...needed]) cpSync(path, join(copy, path), { recursive: true });
  linkPackages('node_modules', join(copy, 'node_modules'));
  const code = await run(
    process.execPath,
    ['--input-type=module', '-e', "import { build } from './scripts/build.mjs'; await build();"],
    {
      cwd: copy,
      env: { PATH: process.env['PATH'], TMPDIR: temporary, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (code !== 0) throw new Error(`A second build ended with ${code}`);
  return join(copy, 'build');
}

/** Links the installed packages, without caches that a build could take something from; copies them across disks. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (['.cache', '.vite'].includes(entry.name)) continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isFile() && !isLinked(source, target)) cpSync(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
  }
}

function isLinked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/** The files that only one of two builds has, or that have other bytes in it. */
export function differences(one: string, other: string): string[] {
  const names = new Set(
    [one, other].flatMap((folder) => (filesOf(folder) as string[]).map((file) => relative(folder, file))),
  );
  return (
    [...names]
      // The bill of materials is no part of the build
      .filter((name) => name !== 'sbom.cdx.json')
      .filter((name) => !isSame(join(one, name), join(other, name)))
      .toSorted((first, second) => first.localeCompare(second, 'en'))
  );
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
