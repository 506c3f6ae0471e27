import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaches, clean } from './breaches.ts';

const configurations = [
  '.oxlintrc.json',
  'biome.json',
  'knip.json',
  'package.json',
  'stylelint.config.mjs',
  'tsconfig.json',
];

const styles = {
  'app/styles/tokens.css': ':root {\n  --text: #111;\n}\n',
  'app/styles/clean.css': '.a {\n  margin-inline-start: 1rem;\n}\n\n.ltr-isolate {\n  direction: ltr;\n}\n',
};

const styleBreaches = [
  ['a side', 'margin-left: 1rem', 'property-disallowed-list'],
  ['a corner of a side', 'border-top-left-radius: 1rem', 'property-disallowed-list'],
  ['a place at a side', 'left: 0', 'property-disallowed-list'],
  ['letter-spacing', 'letter-spacing: 1px', 'property-disallowed-list'],
  ['text at a side', 'text-align: left', 'declaration-property-value-disallowed-list'],
  ['a direction', 'direction: rtl', 'rule-selector-property-disallowed-list'],
  ['a raw colour', 'color: #fff', 'color-no-hex'],
  ['a named colour', 'color: red', 'color-named'],
  ['a computed raw colour', 'color: rgb(0 0 0)', 'function-disallowed-list'],
].map(([breaks = '', declaration, rule = ''], index) => ({
  breaks,
  file: `app/styles/breach-${index}.css`,
  source: `.a {\n  ${declaration};\n}\n`,
  rule,
}));

const biomeBreaches = [
  { breaks: 'a re-export', file: 'shared/re-export.ts', source: `export { clean } from './clean.ts';\n`, rule: 'lint/performance/noBarrelFile' },
  { breaks: 'bad form', file: 'shared/bad-form.ts', source: 'export const badForm = "one"\n', rule: 'format' },
  { breaks: 'unsorted imports', file: 'shared/unsorted.ts', source: `import { z } from 'zod';\nimport { clean } from './clean.ts';\n\nexport const unsorted = [clean, z];\n`.split('\n').toSpliced(0, 2, `import { clean } from './clean.ts';`, `import { z } from 'zod';`).join('\n'), rule: 'assist/source/organizeImports' },
  { breaks: 'an unknown style', file: 'app/styles/unknown.css', source: '.a {\n  colr: inherit;\n}\n', rule: 'lint/correctness/noUnknownProperty' },
];

const typeBreaches = [
  { breaks: 'an implicit any', file: 'shared/implicit-any.ts', source: 'export const implicitAny = (value) => String(value);\n', rule: 'TS7006' },
  { breaks: 'an index that may be missing', file: 'shared/unchecked.ts', source: `export const first = (list: string[]): string => list[0];\n`, rule: 'TS2322' },
  { breaks: 'an enum, which Node cannot run', file: 'shared/colour.ts', source: 'export enum Colour {\n  Red,\n}\n', rule: 'TS1294' },
];

let folder: string;
const root = resolve(import.meta.dirname, '..');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-walls-'));
  for (const file of configurations) await cp(file, join(folder, file));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, source } of [...breaches, ...styleBreaches, ...biomeBreaches, ...typeBreaches]) await write(file, source);
  for (const [file, source] of Object.entries({ ...clean, ...styles })) await write(file, source);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, source: string): Promise<void> {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), source);
}
