import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './run.mjs';

/**
 * Installs what a folder's lock file lists, unless the last whole install was of the same lock file on the same kind of
 * machine. The stamp is written last: an install that was broken off is done again.
 */
export async function installDependencies(folder = '.') {
  const stamp = join(folder, 'node_modules/.diwan-lock');
  const wanted = createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (read(stamp) === wanted) return;
  console.log(`Installing the locked dependencies${folder === '.' ? '' : ` of ${folder}/`} …`);
  rmSync(stamp, { force: true });
  const code = await npm(folder, 'ci', '--include=dev', '--loglevel=error').catch(() => 127);
  if (code !== 0) throw new Failure(`The dependencies could not be installed (npm ci ended with ${code}).`);
  writeFileSync(stamp, wanted);
}

/** The npm that started this process, else the one in the path; its errors are shown, its summary is not. */
function npm(folder, ...args) {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  if (cli?.endsWith('.js')) return run(node, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
