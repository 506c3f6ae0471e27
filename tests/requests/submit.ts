import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import type { CaptchaForm, SubmissionKind } from '#shared/forms/submissions.ts';
import { testApp } from '../sites/test-app.ts';
import { solved } from './solved.ts';

/** A valid submission for each form. */
export const written = {
  contact: { name: 'رنا خوري', phone: '01 234 567', message: 'شكرًا لكم.\nرنا', email: 'rana@example.org' },
  report: {
    topic: 'bribe',
    details: 'What happened.',
    involved_names: 'Somebody',
    datetime: '2026-11-01T10:30',
    phone: '+961 (1) 234-567',
  },
} as const satisfies Record<SubmissionKind, Record<string, string>>;

/** A site that accepts submissions: `editor` holds its key. Its clock moves by `pass` alone. */
export async function openSite({
  start = Date.now(),
  ...options
}: Parameters<typeof testApp>[0] & { start?: number } = {}) {
  let timestamp = start;
  const site = await testApp({ ...options, now: () => timestamp });
  const editor = await site.signIn();
  const { captcha } = site.services;

  const pass = (milliseconds: number) => {
    timestamp += milliseconds;
  };

  /** Sends a form's texts with a proof; by default from this machine, which is not limited as one person. */
  const send = (kind: SubmissionKind, texts: object, { headers = {}, remoteAddress = '127.0.0.1' } = {}) =>
    site.request(`/api/${kind}`, { method: 'POST', payload: texts, headers, remoteAddress });

  /** Right answers to plain questions; three seconds pass. */
  async function proofs(form: CaptchaForm, count: number): Promise<string[]> {
    const questions = await Promise.all(Array.from({ length: count }, () => captcha.question(form)));
    pass(3_000);
    return questions.map((question) => captcha.plainProof(question.token, String(plainAnswer(question))));
  }

  /** A right answer to a plain question; three seconds pass. */
  const proof = async (form: CaptchaForm) => (await proofs(form, 1))[0] ?? '';

  /** A solved challenge: what a form sends from a browser with scripts. */
  const solve = async (form: CaptchaForm) =>
    solved((await site.request(`/api/captcha/challenge?form=${form}`)).json());

  /** The number of stored rows. */
  async function stored(kind: SubmissionKind): Promise<number> {
    return (await site.db.selectFrom('submission').select('id').where('kind', '=', kind).execute()).length;
  }

  return {
    ...site,
    editor,
    now: () => timestamp,
    pass,
    send,
    proof,
    proofs,
    solve,
    stored,
  };
}
