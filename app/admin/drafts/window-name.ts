const storageKey = 'diwan-window';

let own: string | undefined;

/**
 * The name of this window among those of the browser: 32 hexadecimal digits, which stay when the page is loaded again.
 * The name is stored only while the page closes, so that a copy of the tab has one of its own.
 */
export function windowName(): string {
  if (own !== undefined) return own;
  const name = sessionStorage.getItem(storageKey) ?? randomName();
  own = name;
  sessionStorage.removeItem(storageKey);
  window.addEventListener('pagehide', () => sessionStorage.setItem(storageKey, name));
  window.addEventListener('pageshow', () => sessionStorage.removeItem(storageKey));
  // Held for as long as the page lives: the browser lets it go, whatever ends the page
  void navigator.locks?.request(lockOf(name), () => new Promise(() => {}));
  return name;
}

/** The windows that are open, by their names; none is known where the page has no secure address. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  const names = [...held, ...pending].flatMap(({ name }) =>
    name?.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : [],
  );
  return new Set([windowName(), ...names]);
}

function lockOf(name: string): string {
  return `${storageKey} ${name}`;
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
