import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../scripts/run.mjs';
import type { Edit, TestedDefect } from '../defect.ts';
import { placeOf, switched } from '../place.ts';
import { fileOf } from '../plant.ts';

type Replacement = { start: number; end: number; text: string; imports: string };

/** The sources of the pages. */
const pages = /^(?:app|shared)\//;

/** Puts every defect of the pages into a tree, each behind a switch that is off. */
export function plantSwitched(defects: TestedDefect[], tree: string): void {
  const byFile = new Map<string, Replacement[]>();
  for (const [index, { edits }] of defects.entries()) {
    for (const edit of edits) {
      const file = fileOf(edit, tree);
      if (!pages.test(file)) continue;
      if ('text' in edit) throw new Error(`${file}: text has no switch`);
      const source = readFileSync(join(tree, file), 'utf8');
      byFile.set(file, [...(byFile.get(file) ?? []), replacement(edit, source, file, index)]);
    }
  }
  for (const [file, replacements] of byFile) {
    writeFileSync(join(tree, file), applied(replacements, readFileSync(join(tree, file), 'utf8'), file));
  }
}

/** Builds the pages of a tree, without compressed files beside them: those would not have the defects. */
export async function buildPages(tree: string): Promise<void> {
  const program = "import { build } from './scripts/build.mjs'; await build();";
  const code = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error('The pages with the planted defects cannot be built');
  for (const file of globSync('build/**/*.{br,gz}', { cwd: tree })) rmSync(join(tree, file));
}

/**
 * The built files that change when the switch of a defect is turned on, by name; none where it is not in the pages.
 * @throws where the bundler left no switch.
 */
export function turnedOn(index: number, { edits }: TestedDefect, tree: string): Map<string, string> {
  const changed = new Map<string, string>();
  if (!edits.some((edit) => pages.test(fileOf(edit, tree)))) return changed;
  for (const file of globSync('build/**/*.{css,js}', { cwd: tree })) {
    const source = readFileSync(join(tree, file), 'utf8');
    const on = source
      .replaceAll(new RegExp(`globalThis\\[(["'\`])${nameOf(index)}\\1\\]`, 'g'), 'true')
      .replaceAll(new RegExp(`@media ${nameOf(index)}(?!\\d)`, 'g'), '@media all');
    if (on !== source) changed.set(file, on);
  }
  if (changed.size === 0) throw new Error(`The built pages hold no switch of defect ${index}`);
  return changed;
}

const nameOf = (index: number) => `planted-${index}`;

function replacement(
  edit: Exclude<Edit, { text: string }>,
  source: string,
  file: string,
  index: number,
): Replacement {
  if ('endOf' in edit) {
    const text = `\n@media ${nameOf(index)} {\n${edit.put}\n}\n`;
    return { start: source.length, end: source.length, text, imports: '' };
  }
  const place = placeOf(edit, source, file);
  const text = switched(`globalThis["${nameOf(index)}"]`)(place);
  return { start: place.node.start, end: place.node.end, text, imports: edit.imports ?? '' };
}

/** A source with replacements that do not overlap. */
function applied(replacements: Replacement[], source: string, file: string): string {
  const sorted = replacements.toSorted((one, other) => one.start - other.start);
  let [result, from] = [[...new Set(sorted.map(({ imports }) => imports))].join(''), 0];
  for (const { start, end, text } of sorted) {
    if (start < from) throw new Error(`Two defects overlap in ${file}: “${source.slice(start, end)}”`);
    result += source.slice(from, start) + text;
    from = end;
  }
  return result + source.slice(from);
}
