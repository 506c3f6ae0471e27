/**
 * A third party's captcha. It has the interfaces that reCAPTCHA v2 began and others share: a script whose object draws a
 * box by `render`, and a verification call that takes `secret` and `response`.
 */
type CaptchaProvider = {
  /** The script's URL, up to the language at its end, and the name of its object. */
  script: string;
  global: string;
  /** The verification call (`{PROVIDER}_VERIFY_URL` replaces it), and its error codes for an expired proof. */
  verifyUrl: string;
  expired: readonly string[];
  /** Sources in the content security policy of the pages that have its box. */
  sources: { scripts: readonly string[]; frames: readonly string[] };
};

/**
 * The third parties whose captcha the operator of a site may choose, by the value of `CAPTCHA`. Their settings bear this
 * name, too (`RECAPTCHA_SITE_KEY`).
 */
export const captchaProviders = {
  // https://developers.google.com/recaptcha/docs/display, /verify, /faq
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=',
    global: 'grecaptcha',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    expired: ['timeout-or-duplicate'],
    sources: {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
  },
} as const satisfies Record<string, CaptchaProvider>;

export type ThirdParty = keyof typeof captchaProviders;

export const thirdParties = Object.keys(captchaProviders) as ThirdParty[];

export function captchaProvider(name: ThirdParty): CaptchaProvider {
  return captchaProviders[name];
}

/** The captcha of a form, as in the response of `GET /api/captcha`. */
export type CaptchaOffer =
  | { provider: 'altcha'; siteKey: null; challenge: string }
  | { provider: ThirdParty; siteKey: string };
