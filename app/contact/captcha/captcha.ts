import type { MetaDescriptor } from 'react-router';
import type { SubmissionKind } from '#shared/forms/submissions.ts';

/** The captcha of a form (`GET /api/captcha`). */
export type Captcha =
  | { provider: 'altcha'; siteKey: null; challenge: string }
  | { provider: 'recaptcha'; siteKey: string };

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

/** Marks the pages whose content security policy has to allow Google's script. */
export function captchaMark(captchas: Captchas): MetaDescriptor[] {
  const foreign = Object.values(captchas).some(({ provider }) => provider === 'recaptcha');
  return foreign ? [{ name: 'captcha', content: 'recaptcha' }] : [];
}
