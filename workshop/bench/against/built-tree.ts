import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../scripts/failure.mjs';
import { root } from '../contenders/diwan.ts';
import { onExit, output, scratchFolder } from '../processes.ts';

/** Builds a commit in a git worktree of its own, which is removed when the benchmarks end, and resolves to its folder. */
export async function buildCommit(id: string): Promise<string> {
  const folder = join(scratchFolder(), 'tree');
  // git keeps a record of each worktree beside the repository, which outlives the folder
  onExit(() => spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'ignore' }));
  await output(['git', 'worktree', 'add', '--detach', folder, id], { cwd: root });
  if (lockOf(folder) === lockOf(root))
    await output(['cp', '-a', '--reflink=auto', join(root, 'node_modules'), folder]);
  await output([process.execPath, 'scripts/start.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, npm_config_prefer_offline: 'true' },
    group: true,
  });
  return folder;
}

/** The complete id of a commit. @throws Failure where there is none of this name. */
export async function commitId(name: string): Promise<string> {
  const command = ['git', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const id = await output(command, { cwd: root }).catch(() => undefined);
  if (id === undefined) throw new Failure(`There is no commit "${name}".`);
  return id.trim();
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
