import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect, Edit } from './defect.ts';
import { fill, findAll, variablesOf } from './pattern.ts';
import { exportsOf, parse, variablesIn } from './syntax.ts';

/** The files of a tree that a defect changes, by name. @throws where an edit has no place there, or more than one. */
export function plant({ what, edits }: Defect, tree: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    try {
      const file = 'file' in edit ? edit.file : fileExporting(edit.in, tree);
      changed.set(file, edited(changed.get(file) ?? readFileSync(join(tree, file), 'utf8'), edit));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The defect “${what}” has no place in the sources: ${reason}`, { cause: error });
    }
  }
  return changed;
}

/** A source with one edit. @throws where that has no place, or more than one. */
export function edited(source: string, edit: Edit): string {
  if ('text' in edit) {
    const parts = source.split(edit.text);
    expectOne(parts.slice(1), edit.text);
    return parts.join(edit.put);
  }
  const { put, find, imports = '' } = edit;
  const program = parse(source);
  const { node, bindings } = expectOne(findAll(find, program, source), find);
  const known = variablesIn(parse(imports + source));
  const unknown = variablesOf(put).find((name) => !known.has(name) && !(name in globalThis));
  if (unknown) throw new Error(`nothing there is named ${unknown}, which it uses`);
  return imports + source.slice(0, node.start) + fill(put, bindings) + source.slice(node.end);
}

function fileExporting(name: string, tree: string): string {
  const files = globSync('{server,shared}/**/*.ts', { cwd: tree, exclude: ['**/*.test.ts'] }).filter(
    (file) => {
      const source = readFileSync(join(tree, file), 'utf8');
      return source.includes(name) && exportsOf(parse(source)).has(name);
    },
  );
  return expectOne(files, `export of ${name}`);
}

function expectOne<Found>(found: Found[], of: string): Found {
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) throw new Error(`“${of}” is there ${found.length} times`);
  return one;
}
