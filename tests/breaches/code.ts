import type { Breach } from './breach.ts';

const long = Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line};`).join('\n');

export const code: Breach[] = [
  {
    breaks: 'an identifier that nobody would search for',
    file: 'shared/invented-name.ts',
    source: 'export const keptAnswers = 1;\n',
    rule: 'diwan(field-words)',
  },
  {
    breaks: 'a file name that nobody would search for',
    file: 'shared/told-whole.ts',
    source: 'export const one = 1;\n',
    rule: 'diwan(field-words)',
  },
  {
    breaks: 'a comment without a subject',
    file: 'shared/no-subject.ts',
    source: '/** Whatever was asked for. */\nexport const one = 1;\n',
    rule: 'diwan(field-words)',
  },
  {
    breaks: 'two files import each other',
    file: 'shared/cycle-one.ts',
    source: `import { two } from './cycle-two.ts';\nexport const one = () => two;\n`,
    rule: 'import(no-cycle)',
  },
  {
    breaks: 'two files import each other, the second',
    file: 'shared/cycle-two.ts',
    source: `import { one } from '#shared/cycle-one.ts';\nexport const two = () => one;\n`,
    rule: 'import(no-cycle)',
  },
  {
    breaks: 'a name is not in kebab-case',
    file: 'shared/camelCase.ts',
    source: 'export const camelCase = 1;\n',
    rule: 'unicorn(filename-case)',
  },
  {
    breaks: 'a file has 251 lines',
    file: 'shared/long.ts',
    source: `${long}\n`,
    rule: 'eslint(max-lines)',
  },
  {
    breaks: 'the environment is read outside the configuration',
    file: 'server/api/environment.ts',
    source: `export const port = process.env['PORT'];\n`,
    rule: 'node(no-process-env)',
  },
  {
    breaks: 'a text stands in a page',
    file: 'app/pages/text.tsx',
    source: 'export function Text() {\n  return <p>Read more</p>;\n}\n',
    rule: 'react(jsx-no-literals)',
  },
  {
    breaks: 'a text is a label',
    file: 'app/ui/label.tsx',
    source: 'export function Label() {\n  return <nav aria-label="Pages" />;\n}\n',
    rule: 'react(jsx-no-literals)',
  },
  {
    breaks: 'a default export outside a route',
    file: 'server/default.ts',
    source: 'export default function start() {}\n',
    rule: 'import(no-default-export)',
  },
  {
    breaks: 'a barrel',
    file: 'shared/barrel.ts',
    source: `export * from './clean.ts';\n`,
    rule: 'oxc(no-barrel-file)',
  },
  {
    breaks: 'a promise is forgotten',
    file: 'server/forgotten.ts',
    source: 'async function save() {}\nexport function forgotten() {\n  save();\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    breaks: 'a promise is taken for a truth',
    file: 'server/misused.ts',
    source: 'async function isOpen() {\n  return true;\n}\nexport const open = () => (isOpen() ? 1 : 2);\n',
    rule: 'typescript(no-misused-promises)',
  },
  {
    breaks: 'something that is no promise is awaited',
    file: 'server/awaited.ts',
    source: 'export const awaited = async (text: string) => await text.trim();\n',
    rule: 'typescript(await-thenable)',
  },
  {
    breaks: 'any stands for a type',
    file: 'shared/any-type.ts',
    source: 'export const anyType = (value: any) => String(value);\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    breaks: 'a test is skipped',
    file: 'tests/skipped.test.ts',
    source: `import { expect, test } from 'vitest';\n\ntest.skip('adds', () => {\n  expect(1).toBe(1);\n});\n`,
    rule: 'vitest(no-disabled-tests)',
  },
  {
    breaks: 'one test keeps the others from running',
    file: 'tests/focused.test.ts',
    source: `import { expect, test } from 'vitest';\n\ntest.only('adds', () => {\n  expect(1).toBe(1);\n});\n`,
    rule: 'vitest(no-focused-tests)',
  },
];
