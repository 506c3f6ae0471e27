import { expect, test } from 'vitest';
import { askedPlaces, wrongPlaces } from './asked-words.ts';

test('the asked places are different ones in order, and over time all of them', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const places = askedPlaces(24, 4);
    expect(new Set(places).size).toBe(4);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const place of places) seen.add(place);
  }
  expect([...seen].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
});

test('a word is wrong at its place, whatever its capitals and the spaces around it', () => {
  const words = ['cedar', 'harbour', 'lantern'];
  expect(wrongPlaces(words, [1, 3], [' Cedar ', 'LANTERN'])).toEqual([]);
  expect(wrongPlaces(words, [1, 3], ['lantern', 'cedar'])).toEqual([1, 3]);
  expect(wrongPlaces(words, [2, 3], ['harbour', ''])).toEqual([3]);
  expect(wrongPlaces(words, [2], [])).toEqual([2]);
});
