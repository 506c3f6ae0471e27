import { connect } from 'node:net';
import { submissionKinds } from '#shared/forms/submissions.ts';
import type { Chance } from '../lib/chance.ts';
import { type MemoryUse, measureMemory, memoryOptions } from '../lib/memory.ts';
import { Broken, expectThat, proof } from '../lib/proof.ts';
import type { RunningProgram } from '../lib/running-program.ts';
import { type HttpResponse, jsonOf, sendRequest } from '../lib/send-request.ts';
import { senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';
import { type Description, describedCalls, type Request } from './described-calls.ts';
import { nonsenseBytes, nonsenseForm, nonsenseText } from './nonsense.ts';

const maxConcurrent = 16;

/** Costly or destructive calls, which are requested rarely: each takes half a second of a core or changes the keys. */
const dear =
  /^\/api\/(login|logout|sessions\/|second-factors|password|keys\/rotate|maintenance\/backup|invitation\/accept)/;

/** A sign-in after the setting was changed may require setting up a second step first. */
const never = /^\/api\/site-settings\/security/;

const pages = [
  '/',
  '/en',
  '/articles',
  '/en/articles?page=',
  '/articles/',
  '/storage/',
  '/feed/',
  '/page-data/',
  '/sitemap-',
  '/assets/',
  '/contact-us?tab=',
  '/api/',
  '/',
];

/** Any request, in any form, gets a proper response, never a failure, and leaks no memory. */
export const fuzz = proof({
  promise: 'No request, however malformed, makes it fail, end or grow',
  full: { requests: 100_000, sockets: 5_000, measured: 50, growth: 0.1 },
  quick: { requests: 1_000, sockets: 100, measured: 5, growth: Infinity },
  planted: {
    what: 'a refusal of the framework that nobody foresaw',
    edits: [
      {
        in: 'asAppError',
        find: '$status >= 400 && $status < 500',
        put: '$status >= 400 && $status < 415',
      },
    ],
  },
  async run(stage, { requests, sockets, measured, growth }) {
    const { chance } = stage;
    const folder = stage.folder();
    const { environment, options } = memoryOptions(folder);
    const dataDir = stage.folder();
    const site = await stage.start({
      dataDir,
      environment: { ...environment, SAMPLE_CONTENT: 'on' },
      options,
    });
    const { url } = site;
    const described = await sendRequest(`${url}/api/openapi.json`);
    const call = describedCalls(jsonOf(described) as Description, chance);
    const { proofFor } = senderTo(dataDir);
    const seen = new Map<number, number>();
    const weights: MemoryUse[] = [];
    let [requested, lost, { token }] = [0, 0, await signIn(url)];
    const requestNext = async () => {
      while (requested < requests) {
        requested += 1;
        if (requested % (requests / measured) === 0) weights.push(await measureMemory(site, folder));
        const request = withHeaders(
          chance.happens(0.85) ? seldomDear(call, chance) : page(chance),
          chance,
          token,
        );
        const proven = chance.happens(0.7) ? await withProof(request, proofFor) : request;
        const response = await responseTo(site, proven);
        if (!response) lost += 1;
        seen.set(response?.status ?? 0, (seen.get(response?.status ?? 0) ?? 0) + 1);
        // A request may have ended the session or changed the password
        if (
          requested % 200 === 0 &&
          (await sendRequest(`${url}/api/session`, { headers: { authorization: `Bearer ${token}` } }))
            .status === 401
        )
          ({ token } = await signIn(url));
      }
    };
    await Promise.all(Array.from({ length: maxConcurrent }, requestNext));
    for (let number = 0; number < sockets; number += maxConcurrent)
      await Promise.all(
        Array.from({ length: maxConcurrent }, () => throwAt(url, nonsenseBytes(chance), number)),
      );
    expectThat(!site.ended() && (await sendRequest(`${url}/readyz`)).status === 200, 'The site has ended');
    const memory = grownLess(weights, growth);
    const statuses = [...seen].filter(([status]) => status > 0).toSorted(([one], [other]) => one - other);
    expectThat(lost < requests / 1_000, `${lost} requests were not answered`);
    return `${requests} requests from the description and past it, ${sockets} connections of raw nonsense: 0 × 5xx (${seen.get(503) ?? 0} put off with Retry-After), 0 crashes; ${memory}; answers: ${statuses.map(([status, times]) => `${times} × ${status}`).join(', ')}`;
  },
});

function seldomDear(call: () => Request, chance: Chance): Request {
  for (;;) {
    const request = call();
    if (never.test(request.path)) continue;
    if (!dear.test(request.path) || chance.happens(0.02)) return request;
  }
}

function page(chance: Chance): Request {
  const path = chance.pick(pages) + encodeURI(nonsenseText(chance).toWellFormed());
  const method = chance.pick([
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
  ]);
  if (chance.happens(0.05))
    return {
      method: 'POST',
      path: chance.pick(['/contact-us', '/en/contact-us?tab=report']),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: nonsenseForm(chance),
    };
  // Some as they are, so that what cannot be decoded comes too
  return {
    method,
    path: chance.happens(0.2) ? `${path}%${chance.pick(['', 'f', 'ff', 'c0%80', 'u0041'])}` : path,
  };
}

function withHeaders(request: Request, chance: Chance, token: string): Request {
  const headers: Record<string, string> = { ...request.headers };
  const signed = chance.below(10);
  if (signed < 7) headers['authorization'] = `Bearer ${token}`;
  else if (signed === 7) headers['authorization'] = printable(nonsenseText(chance));
  for (const name of [
    'accept-language',
    'if-none-match',
    'if-modified-since',
    'range',
    'idempotency-key',
    'x-forwarded-for',
    'cookie',
    'accept',
    'dpop',
  ])
    if (chance.happens(0.04)) headers[name] = printable(nonsenseText(chance));
  return { ...request, headers };
}

/** A form with a valid captcha, so that its texts are validated too. */
async function withProof(
  request: Request,
  proofFor: ReturnType<typeof senderTo>['proofFor'],
): Promise<Request> {
  const kind = submissionKinds.find((each) => request.path.startsWith(`/api/${each}`));
  const form = kind && Buffer.isBuffer(request.body) ? parsed(request.body) : undefined;
  if (!kind || typeof form !== 'object' || form === null) return request;
  return { ...request, body: Buffer.from(JSON.stringify({ ...form, recaptcha: await proofFor(kind) })) };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Characters that a client library lets into a header. */
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000);

/** @returns undefined where the connection was ended. @throws Broken for a failure. */
async function responseTo(site: RunningProgram, request: Request): Promise<HttpResponse | undefined> {
  const what = () =>
    `${request.method} ${request.path.slice(0, 200)} (${request.headers?.['content-type'] ?? 'no body'}) ${(Buffer.isBuffer(request.body) ? request.body.toString('latin1') : '').slice(0, 500)}`;
  const response = await sendRequest(`${site.url}${request.path}`, { ...request, timeout: 30_000 }).catch(
    (error: Error) => {
      if (site.ended()) throw new Broken(`The site ended at ${what()}`);
      if (error.message.includes('in time')) throw new Broken(`${error.message}: ${what()}`);
      return undefined;
    },
  );
  const putOff = response?.status === 503 && response.headers['retry-after'] !== undefined;
  if (response && response.status >= 500 && !putOff)
    throw new Broken(`${response.status} was answered to ${what()}`);
  return response;
}

/**
 * Sends raw bytes.
 * @throws Broken if the response is a failure.
 */
async function throwAt(url: string, bytes: Buffer, number: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
    socket.write(bytes);
    // Some wait for a response, some disconnect immediately
    if (number % 3 === 0) socket.destroy();
    else socket.end();
  });
  socket.setTimeout(2_000, () => socket.destroy());
  socket.on('data', (chunk) => (output += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    const [failure] = /^HTTP\/1\.1 5(?!03)\d\d/m.exec(output) ?? [];
    if (failure) reject(new Broken(`${failure} was answered to ${bytes.toString('latin1').slice(0, 300)}`));
    else resolve();
  });
  return promise;
}

/** @throws Broken where the last fifth weighs more than the second by more than this share. */
function grownLess(weights: MemoryUse[], share: number): string {
  const fifth = Math.floor(weights.length / 5);
  const output = (['heap', 'resident'] as const).map((name) => {
    const early = mean(weights.slice(fifth, 2 * fifth).map((weight) => weight[name]));
    const late = mean(weights.slice(-fifth).map((weight) => weight[name]));
    const change = `${name} ${early.toFixed(1)} MB in the second fifth, ${late.toFixed(1)} MB in the last`;
    expectThat(late <= early * (1 + share), `It grows: ${change}`);
    return change;
  });
  const retained = Math.max(...weights.map((weight) => weight.retained));
  return `after a collection, and without up to ${retained.toFixed()} MB of cached responses, ${output.join('; ')}`;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
