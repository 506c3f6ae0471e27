import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect, Edit } from './defect.ts';
import { expectOne, type Place, placeOf, plainly } from './place.ts';
import { exportsOf, parse } from './syntax.ts';

/** The files of a tree that a defect changes, by name. @throws where an edit has no place there, or more than one. */
export function plant({ what, edits }: Defect, tree: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    try {
      const file = fileOf(edit, tree);
      changed.set(file, edited(changed.get(file) ?? readFileSync(join(tree, file), 'utf8'), edit, file));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The defect “${what}” has no place in the sources: ${reason}`, { cause: error });
    }
  }
  return changed;
}

/** A source with one edit. @throws where that has no place, or more than one. */
export function edited(
  source: string,
  edit: Edit,
  file = 'source.ts',
  write: (place: Place) => string = plainly,
): string {
  if ('endOf' in edit) return `${source}\n${edit.put}\n`;
  if ('text' in edit) {
    const parts = source.split(edit.text);
    expectOne(parts.slice(1), edit.text);
    return parts.join(edit.put);
  }
  const place = placeOf(edit, source, file);
  return (
    (edit.imports ?? '') + source.slice(0, place.node.start) + write(place) + source.slice(place.node.end)
  );
}

/** The file of a tree that an edit changes. */
export function fileOf(edit: Edit, tree: string): string {
  if ('file' in edit) return edit.file;
  if ('endOf' in edit) return edit.endOf;
  const files = globSync('{app,server,shared}/**/*.{ts,tsx}', {
    cwd: tree,
    exclude: ['**/*.test.{ts,tsx}'],
  }).filter((file) => {
    const source = readFileSync(join(tree, file), 'utf8');
    return source.includes(edit.in) && exportsOf(parse(source, file)).has(edit.in);
  });
  return expectOne(files, `export of ${edit.in}`);
}
