import { useLayoutEffect } from 'react';
import { leave } from './leave.ts';

/** Presses of Escape that leave the page. */
const presses = 3;

/**
 * Leaves for a URL when Escape is pressed three times in a row; disabled without a URL. It is part of the
 * page's script, since a form's own script may not be loaded yet; the listener is there as soon as the form is seen.
 */
export function useLeavingKeys(leaveTo: string): void {
  useLayoutEffect(() => {
    if (!leaveTo) return;
    let pressed = 0;
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return;
      pressed = key === 'Escape' ? pressed + 1 : 0;
      if (pressed === presses) leave(leaveTo);
    };
    // While an event bubbles, a handler below may stop it
    const options = { capture: true };
    addEventListener('keydown', onKeyDown, options);
    return () => removeEventListener('keydown', onKeyDown, options);
  }, [leaveTo]);
}
