import { useEffect, useRef } from 'react';

const halves = ['mousedown', 'click'] as const;

/**
 * Returns a function to call when a form is sent: the rest of a double click on its button is ignored, wherever it
 * lands. The result may have moved the page, and the pointer would be over a tab, the exit or a telephone number.
 */
export function useDoubleClickGuard(): () => void {
  const armed = useRef(false);
  useEffect(() => {
    const onMouse = (event: MouseEvent) => {
      if (event.detail <= 1) armed.current = false;
      if (!armed.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const options = { capture: true };
    for (const half of halves) addEventListener(half, onMouse, options);
    return () => {
      for (const half of halves) removeEventListener(half, onMouse, options);
    };
  }, []);
  return () => {
    armed.current = true;
  };
}
