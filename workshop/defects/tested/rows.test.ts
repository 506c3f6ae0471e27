import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plant } from '../plant.ts';
import { testedDefects } from './rows.ts';

test.each(testedDefects)('the defect “$what” has its place in the sources, and its test', (defect) => {
  expect(plant(defect, '.').size).toBeGreaterThan(0);
  expect(existsSync(defect.test)).toBe(true);
});
