import { useLayoutEffect } from 'react';
import { useMessages } from '../language.tsx';
import { hidePage } from './hide-page.ts';
import { leave } from './leave.ts';

/** Presses of Escape that leave the page. */
const presses = 3;

/**
 * Leaves for a URL when Escape is pressed three times in a row, or the quick exit is pressed; disabled without a URL. It is
 * part of the page's script: a form's own script is loaded when the form is used, whichever of the two it is.
 */
export function useLeaving(leaveTo: string): void {
  const neutral = useMessages()('leave.neutral');
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
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const hiding = target?.closest('.hide-page');
      if (hiding) {
        hidePage(neutral);
        hiding.setAttribute('aria-pressed', 'true');
      }
      if (!target?.closest('.leave a')) return;
      event.preventDefault();
      leave(leaveTo);
    };
    addEventListener('keydown', onKeyDown, options);
    addEventListener('click', onClick, options);
    return () => {
      removeEventListener('keydown', onKeyDown, options);
      removeEventListener('click', onClick, options);
    };
  }, [leaveTo, neutral]);
}
