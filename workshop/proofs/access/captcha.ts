import type { Challenge } from 'altcha-lib';
import { solved } from '#tests/requests/solved.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { jsonOf, sendRequest } from '../lib/send-request.ts';
import { senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

/** One solution is accepted for one submission, however many concurrent requests use it. */
export const captcha = proof({
  promise: 'A solved captcha is used once',
  full: { uses: 1_000 },
  quick: { uses: 100 },
  planted: {
    what: 'a spent solution that is taken again',
    edits: [{ in: 'spend', find: 'if ($first) return true', put: 'return true;' }],
  },
  async run(stage, { uses }) {
    const dataDir = stage.folder();
    const { url } = await stage.start({ dataDir });
    const taken: string[] = [];
    const challenge = await sendRequest(`${url}/api/captcha/challenge?form=contact`);
    const proofs = {
      'a solved challenge': await solved(jsonOf(challenge) as Challenge),
      'an answered question': await senderTo(dataDir).proofFor('contact'),
    };
    for (const [what, recaptcha] of Object.entries(proofs)) {
      const responses = await Promise.all(
        Array.from({ length: uses }, (_, use) =>
          sendRequest(`${url}/api/contact`, {
            method: 'POST',
            body: { name: 'A visitor', phone: '01 234 567', message: `${what}, use ${use}`, recaptcha },
          }),
        ),
      );
      const statuses = responses.map(({ status }) => status);
      const strange = statuses.filter((status) => status !== 201 && status !== 422);
      expectThat(strange.length === 0, `${what} was answered ${[...new Set(strange)].join()}`);
      const accepted = statuses.filter((status) => status === 201).length;
      expectThat(accepted === 1, `${what} was taken ${accepted} times`);
      taken.push(what);
    }
    const stored = await (await signIn(url)).inbox('contacts');
    expectThat(stored.length === taken.length, `${stored.length} messages are stored`);
    return `${taken.join(' and ')}, each used ${uses} times at once: taken once, stored once`;
  },
});
