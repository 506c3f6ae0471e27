import { expect, test } from 'vitest';
import { challengePositions, wrongPositions } from './recovery-challenge.ts';

test('the requested positions differ and are in order, and over time all occur', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const positions = challengePositions(24, 4);
    expect(new Set(positions).size).toBe(4);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    for (const position of positions) seen.add(position);
  }
  expect([...seen].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
});

test('a word is wrong at its position, whatever its capitals and the spaces around it', () => {
  const words = ['cedar', 'harbour', 'lantern'];
  expect(wrongPositions(words, [1, 3], [' Cedar ', 'LANTERN'])).toEqual([]);
  expect(wrongPositions(words, [1, 3], ['lantern', 'cedar'])).toEqual([1, 3]);
  expect(wrongPositions(words, [2, 3], ['harbour', ''])).toEqual([3]);
  expect(wrongPositions(words, [2], [])).toEqual([2]);
});
