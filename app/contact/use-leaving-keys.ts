import { useEffect } from 'react';
import { leave } from './leave.ts';

/** How often Escape is pressed to leave. */
const presses = 3;

/**
 * Leaves for an address when Escape is pressed three times in a row; with no address it does not. It belongs to the page
 * and not to a form's own script: whoever is surprised does not wait for that.
 */
export function useLeavingKeys(leaveTo: string): void {
  useEffect(() => {
    if (!leaveTo) return;
    let pressed = 0;
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return;
      pressed = key === 'Escape' ? pressed + 1 : 0;
      if (pressed === presses) leave(leaveTo);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [leaveTo]);
}
