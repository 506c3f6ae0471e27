import { releaseReceipt } from './receipt/receipt-guard.ts';

/**
 * Leaves the site with as few traces as possible: the page is cleared from the screen, the other site
 * receives no referrer, and the browser's back button does not lead here.
 */
export function leave(to: string) {
  releaseReceipt();
  for (const form of document.forms) form.reset();
  document.body.replaceChildren();
  const silence = document.createElement('meta');
  silence.name = 'referrer';
  silence.content = 'no-referrer';
  document.head.append(silence);
  location.replace(to);
}
