import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const quietly = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian's packages, where that is allowed: on Debian, and to the user `root`. */
export async function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return;
  console.log(`Getting ${packages.join(', ')} …`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  };
  await run('apt-get', [...quietly, 'update'], options);
  await run('apt-get', [...quietly, 'install', '-y', '--no-install-recommends', ...packages], options);
}

/** The file of a program that can be called by its name alone; Debian keeps some where only `root` looks. */
export function inPath(name) {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
