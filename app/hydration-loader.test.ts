import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';

const loader = new Script(
  readFileSync(join(import.meta.dirname, 'hydration-loader.js'), 'utf8').replaceAll('import(', 'load('),
);

/** Runs the loader beside a search field. @returns what an event did: the focus, and the loaded scripts. */
function start({ isShown = true, isLinked = false, isOff = false, load = async (_url: string) => {} } = {}) {
  const done: string[] = [];
  const listeners: [string, (event: object) => void][] = [];
  const link = { offsetParent: isLinked ? {} : null, focus: () => done.push('link') };
  const field = {
    form: { dataset: { suggestions: '/assets/suggestions.js' } },
    offsetParent: isShown ? {} : null,
    focus: () => done.push('focus'),
  };
  loader.runInNewContext({
    AbortController,
    addEventListener: (name: string, listener: () => void) => listeners.push([name, listener]),
    // The page itself is still loading, and begins nothing
    document: { readyState: 'loading', querySelectorAll: () => [link, field] },
    location: { pathname: '/', search: '' },
    localStorage: { getItem: (name: string) => (isOff && name === 'diwan-search-key' ? 'off' : null) },
    load: (url: string) => {
      done.push(url);
      return load(url);
    },
  });
  return (type: string, event: object) => {
    done.length = 0;
    const given = { target: { closest: () => null }, preventDefault: () => done.push('prevented'), ...event };
    for (const [name, listener] of listeners) if (name === type) listener(given);
    return [...done];
  };
}

test('/ leads to the search field or the link that is shown, and is a letter where something is typed', () => {
  const after = start();
  expect(after('keydown', { key: '/' })).toEqual(['prevented', 'focus']);
  for (const event of [{ key: 'a' }, {}, { key: '/', ctrlKey: true }, { key: '/', metaKey: true }])
    expect(after('keydown', event)).toEqual([]);
  expect(after('keydown', { key: '/', target: { closest: () => ({}) } })).toEqual([]);
  expect(start({ isShown: false })('keydown', { key: '/' })).toEqual([]);
  expect(start({ isShown: false, isLinked: true })('keydown', { key: '/' })).toEqual(['prevented', 'link']);
});

test('/ that was turned off on this device is a letter anywhere', () => {
  expect(start({ isOff: true })('keydown', { key: '/' })).toEqual([]);
});

test('the focus of a search field loads its suggestions, that of any other field nothing', async () => {
  const form = { dataset: { suggestions: '/assets/suggestions.js' } };
  expect(start()('focusin', { target: { form } })).toEqual(['/assets/suggestions.js']);
  expect(start()('focusin', { target: {} })).toEqual([]);
  expect(start()('focusin', { target: { form: { dataset: {} } } })).toEqual([]);
  // The field is complete without them
  const failing = start({ load: () => Promise.reject(new Error('offline')) });
  expect(failing('focusin', { target: { form } })).toEqual(['/assets/suggestions.js']);
  await new Promise(setImmediate);
});
