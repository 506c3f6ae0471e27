import { expect, test } from 'vitest';
import { foldRuns } from './fold-runs.ts';

const long = 'كلمة '.repeat(200);
const added = { kind: 'added', text: 'جديد' } as const;

test('a long unchanged stretch keeps the words beside the changes', () => {
  const folded = foldRuns([
    { kind: 'same', text: long },
    added,
    { kind: 'same', text: long },
    added,
    { kind: 'same', text: long },
  ]);
  expect(folded.map(({ kind }) => kind)).toEqual([
    'fold',
    'same',
    'added',
    'same',
    'fold',
    'same',
    'added',
    'same',
    'fold',
  ]);
  const words = folded.filter(({ kind }) => kind === 'same').flatMap(({ text }) => text.trim().split(' '));
  expect(new Set(words)).toEqual(new Set(['كلمة']));
});

test('a short one, and one unbroken word, lose nothing but their middle', () => {
  expect(foldRuns([{ kind: 'same', text: 'short' }, added])).toEqual([
    { kind: 'same', text: 'short' },
    added,
  ]);
  const folded = foldRuns([added, { kind: 'same', text: 'x'.repeat(1_000) }, added]);
  expect(folded.map(({ text }) => text.length)).toEqual([4, 140, 0, 140, 4]);
});
