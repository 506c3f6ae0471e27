import { useSyncExternalStore } from 'react';

/**
 * A switch that this device remembers, on until it is turned off: shortcuts of one character, which voice control and a slip
 * of the hand press, too (WCAG 2.1.4).
 */
export function deviceSwitch(storageKey: string) {
  const changes = new EventTarget();
  const subscribe = (listener: () => void) => {
    changes.addEventListener('change', listener);
    return () => changes.removeEventListener('change', listener);
  };
  // Where a browser stores nothing, it is on until the page is left
  let isOn = true;
  const stored = () => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return isOn;
    }
  };
  return {
    set(on: boolean): void {
      isOn = on;
      try {
        if (on) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, 'off');
      } catch {}
      changes.dispatchEvent(new Event('change'));
    },
    useIsOn: (): boolean => useSyncExternalStore(subscribe, stored, () => true),
  };
}
