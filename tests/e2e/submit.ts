import type { Challenge } from 'altcha-lib';
import type { CaptchaForm, SubmissionKind } from '#shared/forms/submissions.ts';
import { solved } from '../requests/solved.ts';

/** The captcha proof of a site: its own challenge, solved. */
export async function solvedCaptcha(url: string, kind: CaptchaForm): Promise<string> {
  const response = await fetch(`${url}/api/captcha/challenge?form=${kind}`);
  return solved((await response.json()) as Challenge);
}

/**
 * Sends a message or a report to a running site, as a visitor would. Throws where it was not accepted.
 * @returns the receipt.
 */
export async function submit(
  { url }: { url: string },
  kind: SubmissionKind,
  texts: Record<string, string>,
): Promise<string> {
  const response = await fetch(`${url}/api/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...texts, recaptcha: await solvedCaptcha(url, kind) }),
  });
  if (!response.ok) throw new Error(`The site responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { receipt: string }).receipt;
}
