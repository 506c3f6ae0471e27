import { captchaProvider, thirdParties } from '#shared/forms/captcha-providers.ts';

type Rules = { createScriptURL: (address: string) => string };

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** The scripts of the third parties that the site's operator may choose. */
const isKnown = (address: string) =>
  thirdParties.some((name) => address.startsWith(captchaProvider(name).script));

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('captcha', {
  createScriptURL(address) {
    if (!isKnown(address)) throw new TypeError('No script of the captcha.');
    return address;
  },
});

/** A script's URL as the page's Trusted Types policy accepts it. */
export function trustedScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
