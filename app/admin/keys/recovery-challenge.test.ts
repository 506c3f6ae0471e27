import { expect, test } from 'vitest';
import { challengePositions, wrongPositions } from './recovery-challenge.ts';

test('the asked places are different ones in order, and over time all of them', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const positions = challengePositions(24, 4);
    expect(new Set(positions).size).toBe(4);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    for (const place of positions) seen.add(place);
  }
  expect([...seen].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
});

test('a word is wrong at its place, whatever its capitals and the spaces around it', () => {
  const words = ['cedar', 'harbour', 'lantern'];
  expect(wrongPositions(words, [1, 3], [' Cedar ', 'LANTERN'])).toEqual([]);
  expect(wrongPositions(words, [1, 3], ['lantern', 'cedar'])).toEqual([1, 3]);
  expect(wrongPositions(words, [2, 3], ['harbour', ''])).toEqual([3]);
  expect(wrongPositions(words, [2], [])).toEqual([2]);
});
