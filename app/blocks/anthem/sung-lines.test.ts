import { expect, test } from 'vitest';
import { timeOfSungLine } from './sung-lines.ts';

test('the line that is sung is the latest that has begun', () => {
  const lines = [null, 0.5, 5.7, 5.7, null, 11].map((at) => ({ text: 'line', at }));
  const sung = [0, 0.5, 5.6, 5.7, 10, 99].map((seconds) => timeOfSungLine(lines, seconds));
  expect(sung).toEqual([undefined, 0.5, 0.5, 5.7, 5.7, 11]);
  expect(timeOfSungLine([], 1)).toBeUndefined();
});
