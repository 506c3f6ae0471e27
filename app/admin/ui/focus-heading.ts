/**
 * Moves the focus to the page's heading when the focused control is gone, so that the keyboard continues from
 * there.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
