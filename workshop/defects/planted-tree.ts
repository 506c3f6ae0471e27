import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Defect } from './defect.ts';
import { plant } from './plant.ts';

/** The sources of a running site, which are copied before a defect is planted; the rest is linked. */
const copied = ['app', 'server', 'shared', 'content', 'scripts', 'deploy', 'package.json'];
const linked = ['node_modules', 'build'];

/** A copy of the sources with a defect in it. @throws where the defect has no place any more. */
export function plantedTree(defect: Defect): { tree: string; remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), 'diwan-planted-'));
  const remove = () => rmSync(tree, { recursive: true, force: true });
  try {
    for (const name of copied) cpSync(name, join(tree, name), { recursive: true });
    for (const name of linked) symlinkSync(resolve(name), join(tree, name));
    for (const [file, source] of plant(defect, tree)) writeFileSync(join(tree, file), source);
  } catch (error) {
    remove();
    throw error;
  }
  return { tree, remove };
}
