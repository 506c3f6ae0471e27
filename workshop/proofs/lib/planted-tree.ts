import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Edit } from './proof.ts';

/** What a site runs from, copied where a defect is planted; the rest is the same. */
const copied = ['server', 'shared', 'content', 'scripts', 'deploy', 'package.json'];
const linked = ['node_modules', 'build'];

/** A copy of the sources with a defect in it. @throws where a defect has no place any more. */
export function plantedTree(edits: Edit[]): { tree: string; remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), 'diwan-planted-'));
  for (const name of copied) cpSync(name, join(tree, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(tree, name));
  for (const edit of edits) writeFileSync(join(tree, edit.file), edited(tree, edit));
  return { tree, remove: () => rmSync(tree, { recursive: true, force: true }) };
}

/** A file's text with a defect in it. @throws where that has no place any more. */
export function edited(tree: string, { file, from, to }: Edit): string {
  const source = readFileSync(join(tree, file), 'utf8');
  if (source.split(from).length !== 2) throw new Error(`A defect no longer fits into ${file}: ${from}`);
  return source.replace(from, () => to);
}
