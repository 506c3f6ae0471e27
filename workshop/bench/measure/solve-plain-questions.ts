import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCaptcha } from '../../../server/services/submissions/captcha/captcha.ts';
import { plainAnswer } from '../../../server/services/submissions/captcha/plain-question.ts';

/** Proofs by the site's own plain question, dated back: a form that is filled in within seconds would be refused. */
export async function solvePlainQuestions(dataDir: string): Promise<() => Promise<string>> {
  const pepper = Buffer.from((await readFile(join(dataDir, 'keys/pepper'), 'utf8')).trim(), 'base64url');
  const captcha = createCaptcha({
    secret: async () => pepper,
    thirdParty: undefined,
    limiter: undefined,
    now: () => Date.now() - 10_000,
  });
  return async () => {
    const question = await captcha.question('report');
    return captcha.plainProof(question.token, String(plainAnswer(question)));
  };
}
