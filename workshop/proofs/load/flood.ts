import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, proof } from '../lib/proof.ts';
import { sendRequest } from '../lib/send-request.ts';

const pages = [
  '/',
  '/en',
  '/articles',
  '/en/tenders',
  '/managers',
  '/contact-us',
  '/articles/1/ar',
  '/api/articles?limit=12',
];

const manyFields = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: Buffer.from('a&'.repeat(500_000)),
};

/** While others hold connections open with slow bodies, guess passwords and send forms of many fields, readers read. */
export const flood = proof({
  promise:
    'Public pages stay quick under slow bodies, a flood of sign-ins and forms of half a million fields',
  full: { seconds: 60, slow: 400, signIns: 20, forms: 4, p99: 500 },
  quick: { seconds: 8, slow: 50, signIns: 10, forms: 2, p99: 500 },
  needs: { slowhttptest: 'slowhttptest' },
  planted: {
    what: 'passwords that are run in the way of everything else',
    edits: [
      {
        in: 'createPasswords',
        find: "promisify(crypto.argon2)('argon2id', $parameters)",
        put: "Promise.resolve(crypto.argon2Sync('argon2id', $parameters))",
      },
    ],
  },
  async run(stage, { seconds, slow, signIns, forms, p99 }) {
    const site = await stage.start({
      dataDir: stage.folder(),
      environment: { SAMPLE_CONTENT: 'on', LIMITS: 'on' },
    });
    for (const page of pages) await sendRequest(`${site.url}${page}`);
    for (const [kind, path] of [
      ['-B', '/api/contact'],
      ['-B', '/api/login'],
      ['-H', '/'],
    ] as const) {
      const options = [
        '-c',
        slow,
        '-r',
        slow,
        '-i',
        5,
        '-l',
        seconds,
        '-s',
        8_192,
        '-x',
        10,
        '-f',
        'application/json',
      ].map(String);
      const attack = spawn('slowhttptest', [kind, ...options, '-u', `${site.url}${path}`], {
        stdio: 'ignore',
      });
      stage.later(() => attack.kill('SIGKILL'));
    }
    const until = performance.now() + seconds * 1_000;
    const taken: number[] = [];
    const responses = new Map<number, number>();
    const flooding = (async () => {
      const sent: Promise<void>[] = [];
      for (let number = 0; performance.now() < until; number += 1) {
        sent.push(
          signInBadly(site.url, number).then(
            (status) => void responses.set(status, (responses.get(status) ?? 0) + 1),
          ),
        );
        await delay(1_000 / signIns);
      }
      await Promise.all(sent);
    })();
    const posting = (async () => {
      while (performance.now() < until) {
        // Refused, or cut off before all of it is sent
        await sendRequest(`${site.url}/en/contact-us`, { ...manyFields, from: '127.0.0.3' }).catch(
          () => undefined,
        );
        await delay(1_000 / forms);
      }
    })();
    while (performance.now() < until) {
      const began = performance.now();
      const page = stage.chance.pick(pages);
      // Each over a connection of its own, as another reader's
      const { status } = await sendRequest(`${site.url}${page}`, { from: '127.0.0.1' });
      expectThat(status === 200, `${page} was answered ${status} meanwhile`);
      taken.push(performance.now() - began);
      await delay(10);
    }
    await Promise.all([flooding, posting]);
    const sorted = taken.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    expectThat(at(0.99) < p99, `The 99th percentile was ${at(0.99)} ms`);
    const output = [...responses].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ');
    return `${3 * slow} connections of slowhttptest ${signIns} sign-ins/s and up to ${forms} forms of 1 MB/s for ${seconds} s (answered ${output}): ${taken.length} public pages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1 - Number.EPSILON)} ms`;
  },
});

/** From another network each time, so that the limiter lets it through. */
async function signInBadly(url: string, number: number): Promise<number> {
  const body = { email: `nobody-${number}@example.org`, password: 'a password that is wrong' };
  const from = `127.${1 + (number >> 8)}.${number & 255}.1`;
  return sendRequest(`${url}/api/login`, { method: 'POST', body, from }).then(
    ({ status }) => status,
    () => 0,
  );
}
