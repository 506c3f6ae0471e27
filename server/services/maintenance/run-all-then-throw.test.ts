import { expect, test } from 'vitest';
import { runAllThenThrow } from './run-all-then-throw.ts';

test('a failing step does not prevent later ones, and is thrown at the end', async () => {
  const done: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    done.push(name);
    if (error) throw error;
  };
  const [first, second] = [new Error('first'), new Error('second')];
  await runAllThenThrow(step('a'))();
  await expect(runAllThenThrow(step('b', first), step('c'))()).rejects.toBe(first);
  const both = runAllThenThrow(step('d', first), step('e', second), step('f'))();
  await expect(both).rejects.toMatchObject({ errors: [first, second] });
  expect(done.join('')).toBe('abcdef');
});
