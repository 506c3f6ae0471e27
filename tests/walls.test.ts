import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean } from './breaches/clean.ts';
import { code } from './breaches/code.ts';
import { form } from './breaches/form.ts';
import { imports } from './breaches/imports.ts';
import { styles } from './breaches/styles.ts';
import { type Report, toolReports } from './breaches/tool-reports.ts';
import { types } from './breaches/types.ts';

type Tool = keyof typeof toolReports;

const configurations = [
  '.oxlintrc.json',
  'biome.json',
  'knip.json',
  'package.json',
  'stylelint.config.mjs',
  'tsconfig.json',
];

const catalogues = ['public', 'forms', 'admin/list'];

const section = 'shared/messages/sections/studies.ts';

let folder: string;
let reports: Record<Tool, Report[]>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'diwan-walls-')));
  for (const file of configurations) await cp(file, join(folder, file));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await cp('shared/messages', join(folder, 'shared/messages'), { recursive: true });
  await cp('lint', join(folder, 'lint'), { recursive: true });
  for (const file of [
    'shared/languages.ts',
    'shared/numeral.ts',
    'shared/content/fields/field-kinds.ts',
    'shared/site/sections.ts',
  ])
    await cp(file, join(folder, file));
  for (const name of catalogues) await addMessage(`shared/messages/${name}/en.ts`);
  await removeMessage(section);
  for (const { file, source } of [...imports, ...code, ...form, ...styles, ...types])
    await write(file, source);
  for (const [file, source] of Object.entries(clean)) await write(file, source);
  const tools = Object.keys(toolReports) as Tool[];
  const found = await Promise.all(tools.map(async (tool) => [tool, await toolReports[tool](folder)]));
  reports = Object.fromEntries(found);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

for (const [tool, breaches] of [
  ['oxlint', [...imports, ...code]],
  ['biome', form],
  ['stylelint', styles],
  ['tsc', types],
] as const) {
  describe(`${tool} reports that`, () => {
    for (const { breaks, file, rule } of breaches) {
      test(breaks, () => {
        expect(rulesFor(tool, file)).toEqual([rule]);
      });
    }
  });
}

test.each([...catalogues.map((name) => [`shared/messages/${name}/ar.ts`, 'TS1360']), [section, 'TS2741']])(
  'a message that %s lacks does not compile',
  (file, error) => {
    expect(rulesFor('tsc', file)).toEqual([error]);
  },
);

test('knip reports an export that nobody imports', () => {
  expect(rulesFor('knip', 'server/config.ts')).toEqual(['exports']);
});

test('knip reports a file that nobody imports', () => {
  expect(rulesFor('knip', 'shared/quotes.ts')).toEqual(['files']);
});

test.each(['oxlint', 'biome', 'stylelint', 'tsc'] as const)(
  '%s reports nothing in code that keeps the rules',
  (tool) => {
    expect(reports[tool].filter(({ file }) => file in clean)).toEqual([]);
  },
);

function rulesFor(tool: Tool, file: string): string[] {
  return [...new Set(reports[tool].filter((report) => report.file === file).map(({ rule }) => rule))];
}

async function write(file: string, source: string): Promise<void> {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), source);
}

/** Adds a message to an English list of keys alone. */
async function addMessage(file: string): Promise<void> {
  const source = await readFile(join(folder, file), 'utf8');
  await write(file, source.replace(' = {\n', ` = {\n  'wall.added': 'Added',\n`));
}

/** Removes a message from a section, in one language. */
async function removeMessage(file: string): Promise<void> {
  const source = await readFile(join(folder, file), 'utf8');
  await write(file, source.replace(/ {4}badge: .*\n/, ''));
}
