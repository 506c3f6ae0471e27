import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './run.mjs';

/** The end of the stamp where the development dependencies were removed. */
const pruned = ' omit=dev';

/**
 * Installs what a folder's lock file lists, unless the last complete install was of the same lock file on the
 * same kind of machine. The stamp is written last: an interrupted install is repeated.
 */
export async function installDependencies(folder = '.') {
  const wanted = stampOf(folder);
  if (stampIn(folder) === wanted) return;
  console.log(`Installing the locked dependencies${folder === '.' ? '' : ` of ${folder}/`} …`);
  rmSync(join(folder, stamp), { force: true });
  await npm('The dependencies could not be installed', folder, 'ci', '--include=dev', '--loglevel=error');
  writeFileSync(join(folder, stamp), wanted);
}

/** Removes the packages that only building and testing need. */
export async function removeDevDependencies() {
  const wanted = stampOf('.') + pruned;
  if (stampIn('.') === wanted) return;
  rmSync(stamp, { force: true });
  await npm('The tools could not be removed', '.', 'prune', '--omit=dev', '--loglevel=error');
  writeFileSync(stamp, wanted);
}

/** True where the packages of the lock file are installed, with or without those for building and testing. */
export function canRun() {
  return [stampOf('.'), stampOf('.') + pruned].includes(stampIn('.'));
}

/** @throws Failure where nothing is installed, or another lock file's packages. npm alone leaves no stamp. */
export function requireDependencies() {
  if (canRun() || (stampIn('.') === undefined && existsSync('node_modules/.package-lock.json'))) return;
  throw new Failure('What this version needs is not installed: run `npm run build` first.');
}

const stamp = 'node_modules/.diwan-lock';

function stampOf(folder) {
  return createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

function stampIn(folder) {
  const file = join(folder, stamp);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The npm that started this process, else the one in the path; its errors are shown, its summary is not. */
async function npm(failed, folder, ...args) {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const [command, ...first] = cli?.endsWith('.js') ? [node, cli] : ['npm'];
  const shell = first.length === 0 && process.platform === 'win32';
  const code = await run(command, [...first, ...args], { ...options, shell }).catch(() => 127);
  if (code !== 0) throw new Failure(`${failed} (npm ${args[0]} ended with ${code}).`);
}
