import type { MetaDescriptor } from 'react-router';
import type { SubmissionKind } from '#shared/forms/submissions.ts';

/** How a form asks for the proof that a person sends it (`GET /api/captcha`). */
export type Captcha =
  | { provider: 'altcha'; siteKey: null; challenge: string }
  | { provider: 'recaptcha'; siteKey: string };

export type Captchas = Record<SubmissionKind, Captcha>;

/** What a form needs of its captcha, whoever provides it. */
export type Proving = {
  /** Whether the visitor has done their part. */
  asked: () => boolean;
  /** The proof, once it is there. @throws Refusal, or anything else where it cannot be had. */
  proof: () => Promise<string>;
  reset: () => void;
};

/** The server gives no challenge; its message says why. */
export class Refusal extends Error {}

/** Tells the host which pages need the policy that lets Google's script in. */
export function captchaMark(captchas: Captchas): MetaDescriptor[] {
  const foreign = Object.values(captchas).some(({ provider }) => provider === 'recaptcha');
  return foreign ? [{ name: 'captcha', content: 'recaptcha' }] : [];
}
