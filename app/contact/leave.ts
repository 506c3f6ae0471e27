/**
 * Leaves the site without a trace that is in our hands: nothing of the page is left on the screen, the other site is
 * not told where its visitor comes from, and the browser's way back does not lead here.
 */
export function leave(to: string) {
  for (const form of document.forms) form.reset();
  document.body.replaceChildren();
  const silence = document.createElement('meta');
  silence.name = 'referrer';
  silence.content = 'no-referrer';
  document.head.append(silence);
  location.replace(to);
}
