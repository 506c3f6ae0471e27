import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const name = 'articles';

type Edit = { key: string; text: string };
type Draft = { editing: boolean; edits: readonly Edit[] };

let disk: Map<string, string>;
let isFull = false;
/** The locks that the open windows hold. */
let held: { name: string }[];

beforeEach(() => {
  disk = new Map();
  isFull = false;
  held = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      disk.set(key, value);
    },
    removeItem: (key: string) => void disk.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (lock: string) => void held.push({ name: lock }),
      query: () => Promise.resolve({ held }),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The session storage and the page of a tab, which are its own. */
function newTab() {
  const session = new Map<string, string>();
  const onHide: (() => void)[] = [];
  const stub = () => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
      removeItem: (key: string) => void session.delete(key),
    });
    vi.stubGlobal('window', {
      addEventListener: (type: string, listener: () => void) => type === 'pagehide' && onHide.push(listener),
    });
  };
  /** A page in the tab, with the edits that it finds stored. */
  const open = async () => {
    vi.resetModules();
    stub();
    const { readShared, takeOver, writeShared } = await import('./shared-draft.ts');
    const others = held.length;
    let draft = (readShared(name) ?? { editing: false, edits: [] }) as Draft;
    const lost = (await takeOver(name, () => draft)) as Edit[];
    const lock = held[others];
    const change = (edits: readonly Edit[]) => {
      draft = { editing: true, edits };
      writeShared(name, draft);
    };
    if (lost.length > 0) change([...draft.edits, ...lost]);
    const without = (key: string) => draft.edits.filter((edit) => edit.key !== key);
    return {
      texts: () => Object.fromEntries(draft.edits.map(({ key, text }) => [key, text])),
      type: (key: string, text: string) => change([...without(key), { key, text }]),
      drop: (key: string) => change(without(key)),
      dropAll: () => change([]),
      kill: () => void held.splice(held.indexOf(lock!), 1),
      reload: () => {
        stub();
        for (const hide of onHide.splice(0)) hide();
        held.splice(held.indexOf(lock!), 1);
        return open();
      },
    };
  };
  return open();
}

test('a window has its own edits, again after a reload, and leaves those of another open window', async () => {
  const [first, second] = [await newTab(), await newTab()];
  first.type('new-1', 'A new item');
  second.type('item-2', 'Another');
  first.type('new-1', 'A new item, typed on');
  second.type('item-2', 'Another, typed on');
  expect((await first.reload()).texts()).toEqual({ 'new-1': 'A new item, typed on' });
  expect((await second.reload()).texts()).toEqual({ 'item-2': 'Another, typed on' });
  expect((await newTab()).texts()).toEqual({});
});

test('two windows type in one item: each has its own words after a reload, and neither loses them', async () => {
  const [first, second] = [await newTab(), await newTab()];
  first.type('item-1', 'Of the first');
  second.type('item-1', 'Of the second');
  expect((await first.reload()).texts()).toEqual({ 'item-1': 'Of the first' });
  second.drop('item-1');
  expect((await first.reload()).texts()).toEqual({ 'item-1': 'Of the first' });
});

test('the edits of windows that are gone are taken over, one of each item at a time', async () => {
  const [first, second] = [await newTab(), await newTab()];
  first.type('item-1', 'Of the first');
  second.type('item-1', 'Of the second');
  second.type('item-2', 'Another');
  first.kill();
  second.kill();
  const third = await newTab();
  expect(third.texts()).toEqual({ 'item-1': 'Of the first', 'item-2': 'Another' });
  third.type('item-1', 'Typed on');
  expect((await newTab()).texts()).toEqual({ 'item-1': 'Of the second' });
  third.dropAll();
  expect((await third.reload()).texts()).toEqual({});
});

test('a window that saves or discards its own edits leaves those of the others', async () => {
  const [first, second] = [await newTab(), await newTab()];
  first.type('new-1', 'A new item');
  second.type('item-2', 'Saved');
  second.drop('item-2');
  second.type('item-3', 'Discarded');
  second.dropAll();
  const again = await first.reload();
  expect(again.texts()).toEqual({ 'new-1': 'A new item' });
  again.dropAll();
  expect(disk.size).toBe(0);
});

test('a draft of the version before, which names no window, is taken over', async () => {
  disk.set(`diwan-draft-${name}`, JSON.stringify({ editing: true, edits: [{ key: 'item-1', text: 'Old' }] }));
  expect((await newTab()).texts()).toEqual({ 'item-1': 'Old' });
});

test('what a full storage did not take is stored once there is room', async () => {
  const first = await newTab();
  isFull = true;
  first.type('new-1', 'A new item');
  isFull = false;
  first.type('item-3', 'A third');
  expect((await first.reload()).texts()).toEqual({ 'new-1': 'A new item', 'item-3': 'A third' });
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
