import { useEffect } from 'react';
import { type Captchas, thirdPartyOf } from './captcha.ts';

/**
 * A document keeps its content security policy, and only pages with a form allow a third
 * party's script. A
 * navigation in the browser from another page therefore reloads the document, before anything is typed.
 */
export function useOwnDocument(captchas: Captchas) {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation');
    if (!thirdPartyOf(captchas) || !document) return;
    if (new URL(document.name).pathname !== location.pathname) location.reload();
  }, [captchas]);
}
