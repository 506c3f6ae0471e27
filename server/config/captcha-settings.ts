import { z } from 'zod';
import { StartError } from '#server/errors/start-error.ts';
import { captchaProvider, type ThirdParty, thirdParties } from '#shared/forms/captcha-providers.ts';
import { onOff } from './on-off.ts';

const choices = ['altcha', ...thirdParties] as const;

/** The site's own captcha, or a third party's. */
export const captchaChoice = z.enum(choices, `expected ${choices.join(' or ')}`).default('altcha');

const variablesOf = (verifyUrl: string) => ({
  SITE_KEY: z.string().optional(),
  SECRET: z.string().optional(),
  VERIFY_URL: z.url({ protocol: /^https?$/, error: 'expected an address' }).default(verifyUrl),
  FOR_REPORTS: onOff('off'),
});

type Variables = ReturnType<typeof variablesOf>;

type Prefixed = {
  [Name in `${Uppercase<ThirdParty>}_${keyof Variables}`]: Name extends `${Uppercase<ThirdParty>}_${infer Variable extends keyof Variables}`
    ? Variables[Variable]
    : never;
};

/** The variables of every third party, each with its name in front. */
export const captchaVariables = Object.fromEntries(
  thirdParties.flatMap((name) =>
    Object.entries(variablesOf(captchaProvider(name).verifyUrl)).map(([variable, schema]) => [
      `${name.toUpperCase()}_${variable}`,
      schema,
    ]),
  ),
) as Prefixed;

export const captchaSecrets = thirdParties.map((name) => `${name.toUpperCase()}_SECRET`);

type Stated = { CAPTCHA: z.infer<typeof captchaChoice> } & z.infer<z.ZodObject<Prefixed>>;

/**
 * The settings of the third party; undefined for the site's own captcha.
 * @throws StartError if its keys are missing.
 */
export function captchaSettings({ CAPTCHA: provider, ...stated }: Stated) {
  if (provider === 'altcha') return undefined;
  const prefix = provider.toUpperCase() as Uppercase<ThirdParty>;
  const siteKey = stated[`${prefix}_SITE_KEY`];
  const secret = stated[`${prefix}_SECRET`];
  if (siteKey && secret) {
    const [verifyUrl, forReports] = [stated[`${prefix}_VERIFY_URL`], stated[`${prefix}_FOR_REPORTS`]];
    return { provider, siteKey, secret, verifyUrl, forReports };
  }
  throw new StartError(`CAPTCHA: ${provider} needs ${prefix}_SITE_KEY and ${prefix}_SECRET beside it`);
}
