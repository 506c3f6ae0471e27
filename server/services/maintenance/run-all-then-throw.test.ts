import { expect, test } from 'vitest';
import { eachOf } from './run-all-then-throw.ts';

test('what fails keeps nothing else from being done, and is told at the end', async () => {
  const done: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    done.push(name);
    if (error) throw error;
  };
  const [first, second] = [new Error('first'), new Error('second')];
  await eachOf(step('a'))();
  await expect(eachOf(step('b', first), step('c'))()).rejects.toBe(first);
  const both = eachOf(step('d', first), step('e', second), step('f'))();
  await expect(both).rejects.toMatchObject({ errors: [first, second] });
  expect(done.join('')).toBe('abcdef');
});
