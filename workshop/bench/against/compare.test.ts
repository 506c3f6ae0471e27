import { expect, test } from 'vitest';
import { compare, type Quantity } from './compare.ts';

const speed: Quantity = { what: 'home, responses/s', format: String, better: 'higher' };
const duration: Quantity = { what: 'save', format: String, better: 'lower' };

test.each([
  ['fewer responses', speed, 0.9],
  ['a longer save', duration, 1.1],
])('%s than before are reported', (_name, quantity, factor) => {
  const old = [100, 101, 99, 100, 102];
  const own = [102, 99, 100, 101, 100].map((figure) => figure * factor);
  const { ratio, noise, isWorse } = compare(quantity, old, own);
  expect({ isWorse, isPrecise: noise < 0.05 }).toEqual({ isWorse: true, isPrecise: true });
  expect(ratio).toBeCloseTo(factor, 1);
});

test.each([
  ['more responses', speed, 1.5],
  ['a shorter save', duration, 0.5],
  ['a difference within the tolerance', duration, 1.03],
])('%s are not', (_name, quantity, factor) => {
  const old = [100, 101, 99, 100, 102];
  expect(
    compare(
      quantity,
      old,
      old.map((figure) => figure * factor),
    ).isWorse,
  ).toBe(false);
});

test('the same median difference is not reported where the rounds disagree', () => {
  const old = [100, 100, 100, 100, 100];
  expect(compare(duration, old, [110, 60, 190, 110, 70]).isWorse).toBe(false);
});

test('a round without a figure counts as worse, not as equal', () => {
  expect(compare(speed, [100, 100], [100, Number.NaN]).isWorse).toBe(true);
});
