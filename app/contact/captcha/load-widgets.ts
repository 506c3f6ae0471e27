import { captchaProvider, type ThirdParty } from '#shared/forms/captcha-providers.ts';
import type { Language } from '#shared/languages.ts';
import { trustedScript } from './trusted-script.ts';

/** The part of a third party's interface that is used here (as of reCAPTCHA v2, explicit render). */
export type Widgets = {
  ready?: (then: () => void) => void;
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
  ) => number | string;
  reset: (widget: number | string) => void;
};

/** Of the one third party that a site has. */
let loading: Promise<Widgets> | undefined;

/** Fetches the third party's script, once; after a failure the next call tries again. */
export function loadWidgets(provider: ThirdParty, language: Language): Promise<Widgets> {
  const { script: address, global } = captchaProvider(provider);
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(address + language);
    script.addEventListener('load', () => {
      const { [global]: widgets } = window as unknown as Record<string, Widgets>;
      if (widgets?.ready) widgets.ready(() => resolve(widgets));
      else if (widgets) resolve(widgets);
      else reject(new Error('The script of the captcha is another.'));
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
