import { expect, test } from 'vitest';
import { createDecayingCounters } from './decaying-counters.ts';

function counters(capacity?: number) {
  let at = 0;
  const made = createDecayingCounters({ halfLife: 1_000, now: () => at, ...(capacity && { capacity }) });
  return { ...made, to: (timestamp: number) => void (at = timestamp) };
}

test('a count halves in its half-life, and predicts when it falls below a value', () => {
  const { add, of, until, to } = counters();
  expect(add('one', 8)).toBe(8);
  expect(until('one', 2)).toBe(2_000);
  expect(until('one', 8)).toBe(0);
  to(2_000);
  expect([of('one'), of('other')]).toEqual([2, 0]);
  expect(add('one', 1)).toBe(3);
});

test('a clock set back adds nothing', () => {
  const { add, of, to } = counters();
  to(5_000);
  add('one', 1);
  to(0);
  expect(of('one')).toBe(1);
});

test('beyond the capacity the least recently counted names are evicted', () => {
  const { add, of, size } = counters(4);
  for (const name of ['a', 'b', 'c', 'b', 'd']) {
    add(name, 1);
    expect(size()).toBeLessThanOrEqual(4);
  }
  expect(['a', 'b', 'c', 'd'].map(of)).toEqual([0, 2, 1, 1]);
});
