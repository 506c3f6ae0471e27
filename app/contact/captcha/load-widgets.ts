import type { Language } from '#shared/languages.ts';
import { trustedScript } from './trusted-script.ts';

/** The part of Google's interface that is used here (reCAPTCHA v2, explicit render). */
export type Recaptcha = {
  ready: (then: () => void) => void;
  render: (
    place: HTMLElement,
    options: {
      'sitekey': string;
      'size': 'normal' | 'compact';
      'theme': 'light' | 'dark';
      'callback': (proof: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => number;
  reset: (widget: number) => void;
};

let loading: Promise<Recaptcha> | undefined;

/** Fetches Google's script, once; after a failure the next call tries again. */
export function loadRecaptcha(language: Language): Promise<Recaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`);
    script.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error('The script of the captcha cannot be had.'));
    });
    document.head.append(script);
  });
  return loading;
}
