type Rules = { createScriptURL: (address: string) => string };

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** The site's own files, and the one script of Google's that the site's operator may choose. */
const known = /^(\/(?!\/)|https:\/\/www\.google\.com\/recaptcha\/api\.js\?)/;

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('captcha', {
  createScriptURL(address) {
    if (!known.test(address)) throw new TypeError('No script of the captcha.');
    return address;
  },
});

/** A script's URL as the page's Trusted Types policy accepts it. */
export function trustedScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
