import { useScripted } from '../../use-scripted.ts';
import type { Captcha } from './captcha.ts';

/**
 * The kind of captcha: a provider's box, or a plain `question`. `wait`: unknown before hydration. `later`:
 * this browser cannot do the work, so the next page shows the question.
 */
export type CaptchaMode = Captcha['provider'] | 'question' | 'wait' | 'later';

export function useCaptchaMode(provider: Captcha['provider'], questioned: boolean): CaptchaMode {
  const scripted = useScripted();
  if (questioned) return 'question';
  if (!scripted) return 'wait';
  // Over plain HTTP browsers offer no cryptography.
  return provider === 'altcha' && !window.isSecureContext ? 'later' : provider;
}
