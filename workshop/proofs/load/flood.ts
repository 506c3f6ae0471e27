import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { solved } from '#tests/requests/solved.ts';
import { Broken, expectThat, proof } from '../lib/proof.ts';
import { administrator, metricsHeaders } from '../lib/running-program.ts';
import { jsonOf, sendRequest } from '../lib/send-request.ts';
import type { Reading } from './reader.ts';

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

const own = '0';
const all = `0-${availableParallelism() - 1}`;
const others = availableParallelism() > 1 ? `1-${availableParallelism() - 1}` : all;

const pin = (processors: string) =>
  void spawnSync('taskset', ['-a', '-c', '-p', processors, String(process.pid)]);

/** Addresses of a reader, of a citizen with a message, of an administrator, and of those who send huge forms. */
const addresses = {
  reader: '127.0.0.1',
  sender: '127.0.0.8',
  administrator: '127.0.0.9',
  flood: '127.0.0.3',
};

/**
 * While others hold connections open with slow bodies, guess passwords and send forms of many fields, calm mode begins by itself:
 * readers read, a citizen sends messages and an administrator signs in.
 */
export const flood = proof({
  promise:
    'Public pages stay quick in a flood of slow bodies, sign-ins and forms of half a million fields, and forms and sign-in go on',
  full: { seconds: 60, slow: 400, signIns: 20, forms: 4, honest: 5, p99: 50 },
  quick: { seconds: 20, slow: 50, signIns: 20, forms: 2, honest: 1, p99: 500 },
  needs: { slowhttptest: 'slowhttptest', taskset: 'util-linux' },
  planted: {
    what: 'calm mode that no flood begins',
    edits: [
      { in: 'createCalmMode', find: 'flood: () => $limits && floods.isFlooded()', put: 'flood: () => false' },
    ],
  },
  async run(stage, { seconds, slow, signIns, forms, honest, p99 }) {
    // As if the flood came from elsewhere: the site has one processor, and those who send the other
    pin(others);
    stage.later(() => pin(all));
    const site = await stage.start({
      under: ['taskset', '-c', own],
      dataDir: stage.folder(),
      environment: { SAMPLE_CONTENT: 'on', LIMITS: 'on', ADMIN_NETWORKS: addresses.administrator },
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
        await sendRequest(`${site.url}/en/contact-us`, { ...manyFields, from: addresses.flood }).catch(
          () => undefined,
        );
        await delay(1_000 / forms);
      }
    })();
    const calmAfter = await calmMode(site.url, until);
    const left = (until - performance.now()) / 1_000;
    const taking = readPages(site.url, left);
    for (let number = 1; number <= honest; number += 1) {
      await sendHonestly(site.url, number);
      await signInHonestly(site.url);
    }
    const [readings] = await Promise.all([taking, flooding, posting]);
    for (const { page, status } of readings)
      expectThat(status === 200, `${page} was answered ${status} meanwhile`);
    const taken = readings.map(({ milliseconds }) => milliseconds);
    const sorted = taken.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    expectThat(at(0.99) < p99, `The 99th percentile was ${at(0.99)} ms`);
    const output = [...responses].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ');
    return `${3 * slow} connections of slowhttptest, ${signIns} sign-ins/s and up to ${forms} forms of 1 MB/s for ${seconds} s (answered ${output}), calm mode after ${calmAfter} s: ${honest} messages with a proof of work and ${honest} sign-ins went through; ${taken.length} public pages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1 - Number.EPSILON)} ms`;
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

/** The readings of a reader on a thread of its own. */
async function readPages(url: string, seconds: number): Promise<Reading[]> {
  const readings: Reading[] = [];
  const worker = new Worker(new URL('./reader.ts', import.meta.url), {
    workerData: { url, pages, from: addresses.reader, seconds },
  });
  worker.on('message', (reading: Reading) => readings.push(reading));
  await once(worker, 'exit');
  return readings;
}

/** The seconds until the site says that it is in calm mode. */
async function calmMode(url: string, until: number): Promise<string> {
  const began = performance.now();
  while (performance.now() < until) {
    const { body } = await sendRequest(`${url}/metrics`, { headers: metricsHeaders, from: addresses.reader });
    if (body.includes('diwan_calm_mode{reason="flood"} 1'))
      return ((performance.now() - began) / 1_000).toFixed(1);
    await delay(100);
  }
  throw new Broken('No calm mode began');
}

/** A message of a citizen, with the work that the site asks for. */
async function sendHonestly(url: string, number: number): Promise<void> {
  const challenge = await sendRequest(`${url}/api/captcha/challenge?form=contact`, {
    from: addresses.sender,
  });
  const recaptcha = await solved(jsonOf(challenge) as Parameters<typeof solved>[0]);
  const body = { name: 'A citizen', phone: '01 234 567', message: `Message ${number}`, recaptcha };
  const { status } = await sendRequest(`${url}/api/contact`, {
    method: 'POST',
    body,
    from: addresses.sender,
  });
  expectThat(status === 201, `An honest message was answered ${status}`);
}

async function signInHonestly(url: string): Promise<void> {
  const options = { method: 'POST', body: administrator, from: addresses.administrator };
  const { status } = await sendRequest(`${url}/api/login`, options);
  expectThat(status === 200, `An honest sign-in was answered ${status}`);
}
