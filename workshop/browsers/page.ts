import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { slowness } from '#tests/timeouts/slowness.ts';
import type { Driver, InputSource } from './drivers/driver.ts';

/** Milliseconds that a page may take until something is true of it, on a quiet machine. */
const timeout = 20_000;
const interval = 50;

/** An element: the first visible one with this selector whose text or accessible label has these words. */
export type Place = { selector: string; text?: string };

export type Page = ReturnType<typeof pageOf>;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A page as a person uses it: everything is done by pointer and keys, on what can be seen. */
export function pageOf(driver: Driver, origin: string) {
  /** Calls a function in the page. It can see nothing of this module: what it needs are its arguments. */
  const run = async <Args extends Json[], Result>(
    program: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    // Without JavaScript Firefox never continues after an `await`
    const body = `const result = (${String(program)})(...${JSON.stringify(args)});
      const text = (value) => JSON.stringify(value ?? null);
      return result instanceof Promise ? result.then(text) : text(result);`;
    return JSON.parse(await driver.evaluate(body)) as Result;
  };

  /** Waits until a function in the page returns something true, and resolves to that. */
  const until = async <Args extends Json[], Result>(
    what: string,
    program: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> => {
    const deadline = performance.now() + timeout * slowness();
    for (;;) {
      // Between two pages there is none to run in
      const result = await run(program, ...args).catch((error: unknown) => {
        if (performance.now() > deadline) throw error;
        return undefined;
      });
      if (result) return result;
      if (performance.now() > deadline) assert.fail(`${what}, at ${await run(() => location.href)}`);
      await delay(interval);
    }
  };

  const act = async (...sources: InputSource[]) => driver.act(sources);

  const page = {
    run,
    until,

    /** Opens a path and waits until its script has taken over. */
    async open(path: string, { scripting = true } = {}) {
      await driver.navigate(origin + path);
      if (scripting)
        await until('the page is hydrated', () => document.documentElement.hasAttribute('data-hydrated'));
    },

    /** Waits until an element can be seen, and resolves to its text. */
    see: async ({ selector, text = '' }: Place) =>
      until(`${selector} with “${text}” is seen`, textOf, selector, text),

    /** Waits until an element has the focus. By script, as a window in memory may have none for `:focus`. */
    focused: async (selector: string) =>
      until(`${selector} has the focus`, (wanted) => document.activeElement?.matches(wanted), selector),

    /** Waits until an address is reached. */
    at: async (path: string) =>
      until(`the address is ${path}`, (wanted) => location.pathname + location.search === wanted, path),

    async click({ selector, text = '' }: Place) {
      const centre = async () => until(`${selector} with “${text}” can be clicked`, centreOf, selector, text);
      let { x, y } = await centre();
      // Content that loads late may still move it
      for (let before = { x: -1, y: -1 }; before.x !== x || before.y !== y; ) {
        before = { x, y };
        await delay(interval);
        ({ x, y } = await centre());
      }
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },

    /** Types into what has the focus. */
    async type(text: string) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: keys });
    },

    /** Replaces the text of a field, by keys. */
    async fill(selector: string, text: string) {
      await page.click({ selector });
      await run((field) => (document.activeElement as HTMLInputElement)?.select?.() ?? field, selector);
      await page.type(text);
    },

    /** Chooses a value of a control whose own window no driver reaches, such as a list or a date. */
    async choose(selector: string, value: string) {
      await run(
        (found, chosen) => {
          const control = document.querySelector<HTMLSelectElement>(found);
          if (control) control.value = chosen;
          for (const type of ['input', 'change']) control?.dispatchEvent(new Event(type, { bubbles: true }));
        },
        selector,
        value,
      );
    },
  };
  return page;
}

/** Key codes of WebDriver. */
export const keys = { escape: '\uE00C', tab: '\uE004' };

/** In the page. */
function textOf(selector: string, text: string): string | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.textContent} ${element.ariaLabel ?? ''}`.includes(text),
  );
  return found && (found.textContent || ' ');
}

/** In the page: brings an element into view. Its centre, once it lies still and nothing covers it. */
function centreOf(selector: string, text: string): { x: number; y: number } | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.textContent} ${element.ariaLabel ?? ''}`.includes(text),
  );
  found?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = found?.getClientRects()[0];
  if (!found || !box) return undefined;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : undefined;
}
