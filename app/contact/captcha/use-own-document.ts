import { useEffect } from 'react';
import type { Captchas } from './captcha.ts';

/**
 * A document keeps its content security policy, and only pages with a form allow Google's script. A
 * navigation in the browser from another page therefore reloads the document, before anything is typed.
 */
export function useOwnDocument(captchas: Captchas) {
  useEffect(() => {
    const foreign = Object.values(captchas).some(({ provider }) => provider === 'recaptcha');
    const [document] = performance.getEntriesByType('navigation');
    if (!foreign || !document) return;
    if (new URL(document.name).pathname !== location.pathname) location.reload();
  }, [captchas]);
}
