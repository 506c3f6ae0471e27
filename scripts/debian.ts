import type { SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './run.mjs';

const quietly = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs Debian's packages where `CI` or `DIWAN_INSTALL=1` requests it, and the user is `root`. Has no
 * effect on other systems: the caller reports what is missing.
 * @throws Failure with the command to run, where it was not requested.
 */
export async function installPackages(...packages: string[]): Promise<void> {
  if (packages.length === 0 || !inPath('apt-get')) return;
  if (!(process.env['CI'] || process.env['DIWAN_INSTALL'] === '1') || process.getuid?.() !== 0) {
    throw new Failure(
      `Needed and not installed: ${packages.join(', ')}. As root: apt-get install --no-install-recommends ` +
        `${packages.join(' ')}. Or let it be done: DIWAN_INSTALL=1 before the command, as root.`,
    );
  }
  console.log(`Installing Debian's packages ${packages.join(', ')} …`);
  const options: SpawnOptions = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  };
  await run('apt-get', [...quietly, 'update'], options);
  await run('apt-get', [...quietly, 'install', '-y', '--no-install-recommends', ...packages], options);
}

/** The path of a program by its name; Debian installs some outside the `PATH` of other users than `root`. */
export function inPath(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
