import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Of this checkout alone; Playwright empties `test-results`. */
const folder = join(
  tmpdir(),
  `diwan-defects-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12)}`,
);

const copied = [
  'app',
  'content',
  'deploy',
  'lint',
  'scripts',
  'server',
  'shared',
  'tests',
  'workshop',
  'package.json',
  'playwright.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
const linked = ['node_modules', 'public', 'package-lock.json'];

/**
 * A copy of the sources in which tests run. Its path is the same each time, and it serves one defect after the other: what
 * Node and Playwright have compiled of it stays good.
 */
export function makeTree(name: string, build?: string): string {
  const tree = join(folder, name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const each of copied) cpSync(each, join(tree, each), { recursive: true, filter: isSource });
  for (const each of linked) symlinkSync(resolve(each), join(tree, each));
  if (build) cpSync(build, join(tree, 'build'), { recursive: true });
  return tree;
}

/** The tools of single workshops are none. */
const isSource = (path: string) => !path.endsWith('node_modules');

/** Works in a tree with other sources for some files. */
export async function withSources<Result>(
  tree: string,
  sources: Map<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = [...sources.keys()].map((file) => [file, readFileSync(join(tree, file))] as const);
  try {
    for (const [file, source] of sources) writeFileSync(join(tree, file), source);
    return await work();
  } finally {
    for (const [file, source] of before) writeFileSync(join(tree, file), source);
  }
}

export function removeTrees(): void {
  rmSync(folder, { recursive: true, force: true });
}
