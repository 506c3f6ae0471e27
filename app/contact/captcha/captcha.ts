import type { MetaDescriptor } from 'react-router';
import type { CaptchaOffer, ThirdParty } from '#shared/forms/captcha-providers.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';

export type Captcha = CaptchaOffer;

export type Captchas = Record<SubmissionKind, Captcha>;

/** The interface between a form and its captcha, for any provider. */
export type Proving = {
  /** The visitor has ticked the box. */
  ready: () => boolean;
  /**
   * Resolves to the proof.
   * @throws Refusal, or another error.
   */
  proof: () => Promise<string>;
  reset: () => void;
};

/** The server refused a challenge; its message has the reason. */
export class Refusal extends Error {}

/** The third party that one of the forms uses, if any. */
export function thirdPartyOf(captchas: Captchas): ThirdParty | undefined {
  return Object.values(captchas)
    .map(({ provider }) => provider)
    .find((provider) => provider !== 'altcha');
}

/** Marks the pages whose content security policy has to allow a third party's script. */
export function captchaMark(captchas: Captchas): MetaDescriptor[] {
  const thirdParty = thirdPartyOf(captchas);
  return thirdParty ? [{ name: 'captcha', content: thirdParty }] : [];
}
