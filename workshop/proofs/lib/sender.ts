import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCaptcha } from '#server/services/submissions/captcha/captcha.ts';
import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import type { CaptchaForm, SubmissionKind } from '#shared/forms/submissions.ts';
import { expectThat } from './proof.ts';
import { type HttpResponse, jsonOf, sendRequest, sendUntilAccepted } from './send-request.ts';

/** One submission of a visitor: where its response is lost, it is sent again under the same name. */
export type Attempt = { kind: SubmissionKind; mark: string; texts: Record<string, string>; name: string };

/** The response to a submission: what leads its sender back to it. */
export type Holder = { receipt: string; pass: string };

/** Creates visitors' submissions to a site, with right answers to its own plain questions. */
export function senderTo(dataDir: string) {
  const captcha = createCaptcha({
    secret: async () => Buffer.from(readFileSync(join(dataDir, 'keys/pepper'), 'utf8').trim(), 'base64url'),
    thirdParty: undefined,
    limiter: undefined,
    // A new question has a waiting time
    now: () => Date.now() - 60_000,
  });

  async function proofFor(form: CaptchaForm): Promise<string> {
    const question = await captcha.question(form);
    return captcha.plainProof(question.token, String(plainAnswer(question)));
  }

  return {
    proofFor,
    /** @param mark what its text holds and no other's. */
    attempt: async (
      kind: SubmissionKind,
      mark: string,
      more: Record<string, string> = {},
    ): Promise<Attempt> => {
      const own =
        kind === 'contact'
          ? { name: 'A visitor', phone: '01 234 567', message: mark }
          : { topic: 'bribe', details: mark };
      const texts = { ...own, ...more, recaptcha: await proofFor(kind) };
      return { kind, mark, texts, name: createHash('sha256').update(`${kind} ${mark}`).digest('base64url') };
    },
  };
}

/** @throws without a response. */
export function send(
  url: string,
  { kind, texts, name }: Attempt,
  { from, headers = {} }: { from?: string; headers?: Record<string, string> } = {},
  by = sendRequest,
): Promise<HttpResponse> {
  return by(`${url}/api/${kind}`, {
    method: 'POST',
    headers: { 'idempotency-key': name, ...headers },
    body: texts,
    ...(from && { from }),
  });
}

/** Sends what has to be taken. @throws Broken where it is not. */
export async function receive(
  url: string,
  attempt: Attempt,
  how?: Parameters<typeof send>[2],
): Promise<Holder> {
  const response = await send(url, attempt, how, sendUntilAccepted);
  expectThat(response.status === 201, `A submission was answered ${response.status}`);
  const { receipt, pass } = jsonOf(response) as Holder;
  return { receipt, pass };
}
