import type { SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './run.mjs';

const quietly = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs Debian's packages where that was asked for, by `CI` or `DIWAN_INSTALL=1`, and the user is `root`. Does nothing
 * on other systems: the caller says what is missing.
 * @throws Failure with the command to give, where it was not asked for.
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

/** The file of a program that can be called by its name alone; Debian keeps some where only `root` looks. */
export function inPath(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
