import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, type Edit, mergeDrafts } from '../list/list-draft.ts';

const name = 'articles';
const shared = { isWorthKeeping: ({ edits }: Draft) => edits.length > 0, merge: mergeDrafts };

let disk: Map<string, string>;
let isFull = false;

beforeEach(() => {
  disk = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      disk.set(key, value);
    },
    removeItem: (key: string) => void disk.delete(key),
  });
});

/** A window of one browser, with the edits that it finds stored. */
async function openWindow() {
  vi.resetModules();
  const { readDraft, writeShared } = await import('./drafts.ts');
  let draft = (readDraft(name) ?? { editing: false, edits: [] }) as Draft;
  const change = (edits: readonly Edit[]) => {
    draft = { editing: true, edits };
    writeShared(name, draft, shared);
  };
  const without = (key: string) => draft.edits.filter((edit) => edit.key !== key);
  return {
    texts: () => Object.fromEntries(draft.edits.map(({ key, texts }) => [key, texts['title_en']])),
    type: (key: string, title_en: string) =>
      change([...without(key), { key, texts: { title_en }, image: { kind: 'kept' } }]),
    drop: (key: string) => change(without(key)),
    dropAll: () => change([]),
  };
}

/** The edits that the next start of the browser finds. */
const stored = async () => (await openWindow()).texts();

test('two windows type at once, and the browser finds the words of both', async () => {
  const [first, second] = [await openWindow(), await openWindow()];
  first.type('new-1', 'A new item');
  second.type('item-2', 'Another');
  first.type('new-1', 'A new item, typed on');
  second.type('item-2', 'Another, typed on');
  expect(await stored()).toEqual({ 'new-1': 'A new item, typed on', 'item-2': 'Another, typed on' });
});

test('a window that saves or discards its own edits leaves those of the others', async () => {
  const [first, second] = [await openWindow(), await openWindow()];
  first.type('new-1', 'A new item');
  second.type('item-2', 'Saved');
  second.drop('item-2');
  expect(await stored()).toEqual({ 'new-1': 'A new item' });
  second.type('item-3', 'Discarded');
  second.dropAll();
  expect(await stored()).toEqual({ 'new-1': 'A new item' });
  first.dropAll();
  expect(disk.size).toBe(0);
});

test('a window that was opened later does not put older words in the place of newer ones', async () => {
  const first = await openWindow();
  first.type('new-1', 'Older');
  const second = await openWindow();
  expect(second.texts()).toEqual({ 'new-1': 'Older' });
  first.type('new-1', 'Newer');
  second.type('item-2', 'Another');
  expect(await stored()).toEqual({ 'new-1': 'Newer', 'item-2': 'Another' });
  first.drop('new-1');
  second.type('item-2', 'Another, typed on');
  expect(await stored()).toEqual({ 'item-2': 'Another, typed on' });
});

test('what a full storage did not take is stored once there is room', async () => {
  const [first, second] = [await openWindow(), await openWindow()];
  second.type('item-2', 'Another');
  isFull = true;
  first.type('new-1', 'A new item');
  isFull = false;
  first.type('item-3', 'A third');
  expect(await stored()).toEqual({ 'new-1': 'A new item', 'item-2': 'Another', 'item-3': 'A third' });
});

test('a form that is opened and left in another window leaves what is typed in this one', async () => {
  const open = async () => {
    vi.resetModules();
    return (await import('./drafts.ts')).ownDraft('settings');
  };
  const [first, second] = [await open(), await open()];
  expect(second.read()).toBeUndefined();
  first.write('Typed');
  second.remove();
  expect((await open()).read()).toBe('Typed');
  const third = await open();
  third.read();
  third.remove();
  expect((await open()).read()).toBeUndefined();
});
