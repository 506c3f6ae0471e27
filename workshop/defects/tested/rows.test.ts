import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plant } from '../plant.ts';
import { isNode, nodesBelow, parse } from '../syntax.ts';
import { testedDefects } from './rows.ts';

const titled = testedDefects.filter(({ title }) => title);

test.each(testedDefects)('the defect “$what” has its place in the sources', (defect) => {
  expect(plant(defect, '.').size).toBeGreaterThan(0);
});

test.each(testedDefects)('the defect “$what” has its test file', ({ test: file }) => {
  expect([file, existsSync(file)]).toEqual([file, true]);
});

test.each(titled)('“$test” has the test “$title”', ({ test: file, title = '' }) => {
  const given = textsIn(file).some(
    (pattern) => new RegExp(pattern).test(title) || pattern.includes(escape(title)),
  );
  expect(given).toBe(true);
});

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The texts of a test file that are long enough for a title, as patterns: what is filled in may be anything. */
function textsIn(file: string): string[] {
  return [...nodesBelow(parse(readFileSync(file, 'utf8'), file))]
    .map(({ type, value, quasis }) => {
      if (type === 'Literal' && typeof value === 'string') return value.split(/%s|%i|\$\w+/);
      if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return [];
      return quasis.filter(isNode).map((quasi) => (quasi['value'] as { cooked: string }).cooked);
    })
    .map((parts) => parts.map(escape).join('.+'))
    .filter((pattern) => pattern.length > 12);
}
