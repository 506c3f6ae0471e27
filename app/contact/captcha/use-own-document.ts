import { useEffect } from 'react';
import type { Captchas } from './captcha.ts';

/**
 * A document keeps the policy with which it came, and only pages with a form let Google's script in. Whoever comes here
 * from another page in the browser therefore gets a document of this page's own, before anything is written.
 */
export function useOwnDocument(captchas: Captchas) {
  useEffect(() => {
    const foreign = Object.values(captchas).some(({ provider }) => provider === 'recaptcha');
    const [document] = performance.getEntriesByType('navigation');
    if (!foreign || !document) return;
    if (new URL(document.name).pathname !== location.pathname) location.reload();
  }, [captchas]);
}
