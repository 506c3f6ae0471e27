import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const line = (path: string, text: string) => ({ path, label: path.toUpperCase(), text });

test('only what differs is shown, with both texts', () => {
  const mine = [line('a', 'one'), line('b', 'mine')];
  const theirs = [line('a', 'one'), line('b', 'theirs')];
  expect(differences(mine, theirs)).toEqual([{ path: 'b', label: 'B', mine: 'mine', theirs: 'theirs' }]);
});

test('what stands in one version alone is empty in the other', () => {
  expect(differences([line('new', 'mine')], [line('old', 'theirs')])).toEqual([
    { path: 'old', label: 'OLD', mine: '', theirs: 'theirs' },
    { path: 'new', label: 'NEW', mine: 'mine', theirs: '' },
  ]);
});

test('the same version twice has no differences', () => {
  expect(differences([line('a', 'one\r\ntwo\u200F')], [line('a', 'one\ntwo')])).toEqual([]);
  expect(differences([line('a', 'one')], [line('a', 'one')])).toEqual([]);
});
