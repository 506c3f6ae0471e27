import { useEffect, useRef } from 'react';
import { deviceSwitch } from '../../ui/shortcuts/device-switch.ts';

/** Single keys of the reading room: each is the letter, or the key on which it lies where letters are Arabic. */
export const shortcuts = ['j', 'k', 'e', 'r', '/'] as const;

type Shortcut = (typeof shortcuts)[number];

const codes: Record<string, Shortcut> = { KeyJ: 'j', KeyK: 'k', KeyE: 'e', KeyR: 'r', Slash: '/' };

/** Turns single keys off. */
export const shortcutSwitch = deviceSwitch('diwan-inbox-keys');

/** Calls the handler of a key, but not while something is typed or chosen, or a question other than its own is open. */
export function useShortcuts(handlers: Record<Shortcut, () => void>): void {
  const on = shortcutSwitch.useIsOn();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut || event.defaultPrevented || isTaken(event.target, shortcut)) return;
      event.preventDefault();
      latest.current[shortcut]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [on]);
}

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  // A Latin letter is itself on every keyboard; other letters go by their place
  if (/^[a-z/]$/.test(key)) return shortcuts.find((each) => each === key);
  return /^\p{L}{1,2}$/u.test(event.key) ? codes[event.code] : undefined;
}

function isTaken(target: EventTarget | null, shortcut: Shortcut): boolean {
  if (shortcut !== 'e' && document.querySelector('.dialog-backdrop')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('select, textarea, input:not([type="checkbox"])'))
  );
}
