import { useScripted } from '../../use-scripted.ts';
import type { Captcha } from './captcha.ts';

/**
 * How a person proves to be one: by a provider's box, or by a plain `question`. `wait`: that is not known before the
 * script has taken over. `later`: this browser cannot do the work here, so the next page asks the question.
 */
export type Way = Captcha['provider'] | 'question' | 'wait' | 'later';

export function useWay(provider: Captcha['provider'], questioned: boolean): Way {
  const scripted = useScripted();
  if (questioned) return 'question';
  if (!scripted) return 'wait';
  // Over plain HTTP browsers offer no cryptography.
  return provider === 'altcha' && !window.isSecureContext ? 'later' : provider;
}
