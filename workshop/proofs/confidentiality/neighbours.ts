import { setTimeout as delay } from 'node:timers/promises';
import type { Challenge } from 'altcha-lib';
import { solvePlainQuestion } from '#tests/requests/solve-plain-question.ts';
import { solved } from '#tests/requests/solved.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { jsonOf, sendRequest } from '../lib/send-request.ts';
import { send, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

type Size = { posts: number; hosts: number; challenges: number; scripted: number; plain: number };

const network = '127.99.99.';

/** Maximum wait of an innocent sender, in milliseconds. */
const longest = 30_000;

/** A flood of scriptless messages from a network does not lock out its other senders. */
export const neighbours = proof<Size>({
  promise: 'A flood from one network shuts the forms for nobody else in it, with a script or without',
  full: { posts: 5_000, hosts: 199, challenges: 1_000, scripted: 20, plain: 50 },
  quick: { posts: 150, hosts: 1, challenges: 0, scripted: 1, plain: 2 },
  planted: {
    what: 'messages without a script that are counted by network alone',
    edits: [{ in: 'createSubmissionLimiter', find: 'hostOf($address)', put: 'hostOf(networkOf($address))' }],
  },
  async run(stage, { posts, hosts, challenges, scripted, plain }) {
    const dataDir = stage.folder();
    const { url } = await stage.start({ dataDir, environment: { LIMITS: 'on' } });
    const { attempt } = senderTo(dataDir);
    const flood = { sent: 0, over: false, statuses: new Map<number, number>() };

    async function attacker(): Promise<void> {
      while (flood.sent < posts || !flood.over) {
        flood.sent += 1;
        const from = `${network}${1 + (flood.sent % hosts)}`;
        const free = await attempt('report', `flood ${flood.sent}`);
        const status = await send(url, free, { from }).then(
          (response) => response.status,
          () => 0,
        );
        flood.statuses.set(status, (flood.statuses.get(status) ?? 0) + 1);
      }
    }
    for (let requested = 0; requested < challenges; requested += 1) {
      await sendRequest(`${url}/api/captcha/challenge?form=report`, {
        from: `${network}${1 + (requested % hosts)}`,
      });
    }
    const attack = Promise.all(Array.from({ length: 4 }, attacker));
    // The network is crowded before the other senders come
    while (flood.sent < posts / 2) await delay(100);

    const times: number[] = [];
    const timed = async (write: Promise<boolean>) => {
      const began = performance.now();
      if (await write) times.push(performance.now() - began);
    };
    const hostOf = (number: number) => `${network}${200 + number}`;
    const withoutScript = Promise.all(
      Array.from({ length: plain }, (_, number) => timed(sendPlainForm(url, hostOf(number)))),
    );
    for (let number = 0; number < scripted; number += 1) await timed(solveAndSend(url, hostOf(number)));
    await withoutScript;
    flood.over = true;
    await attack;

    const through = times.filter((time) => time <= longest).length;
    const all = scripted + plain;
    expectThat(through >= all * 0.99, `Of ${all} neighbours ${through} got through within 30 s`);
    const output = [...flood.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const received = (await (await signIn(url)).inbox('reports')).filter(({ details }) =>
      String(details).startsWith('neighbour'),
    ).length;
    expectThat(received === through, `Of ${through} messages of neighbours ${received} are stored`);
    return `${flood.sent} messages without work and ${challenges} challenges from ${hosts} addresses of a /24 (${output}): ${scripted} neighbours with a script and ${plain} without, ${through} through within 30 s, the slowest after ${(Math.max(...times) / 1000).toFixed(1)} s`;
  },
});

/** As a browser with a script does. @returns whether it was taken. */
async function solveAndSend(url: string, from: string): Promise<boolean> {
  const challenge = await sendRequest(`${url}/api/captcha/challenge?form=report`, { from });
  const recaptcha = await solved(jsonOf(challenge) as Challenge);
  const body = { topic: 'other', details: `neighbour ${from}`, recaptcha };
  const { status } = await sendRequest(`${url}/api/report`, { method: 'POST', body, from });
  return status === 201;
}

/**
 * Sends like a visitor without a script: waits as long as the page demands, then sends its form again.
 * @returns true if the message was accepted.
 */
async function sendPlainForm(url: string, from: string): Promise<boolean> {
  const page = `${url}/en/contact-us?tab=report`;
  const until = performance.now() + longest;
  let shown = (await sendRequest(page, { from })).body.toString();
  while (performance.now() < until) {
    const [, token = ''] = /name="token" value="([^"]*)"/.exec(shown) ?? [];
    const [, question = ''] = /<label for="report-recaptcha">([^<]*)</.exec(shown) ?? [];
    const [, seconds = '3'] = /open for this many seconds: (\d+)\./.exec(shown) ?? [];
    await delay(Number(seconds) * 1000);
    const fields = { form: 'report', topic: 'other', details: `neighbour ${from}`, token };
    const result = String(solvePlainQuestion('en', question));
    const response = await sendRequest(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(String(new URLSearchParams({ ...fields, answer: result }))),
      from,
    });
    if (response.status === 200) return true;
    if (response.status === 422) shown = response.body.toString();
  }
  return false;
}
