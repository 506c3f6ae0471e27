// Run in the installed tree by its own Node: what visitors and the operator find there, as one line of JSON.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainly } from 'node:http';
import { request as encrypted } from 'node:https';
import { text } from 'node:stream/consumers';
import { solved } from '#tests/requests/solved.ts';

const origin = 'https://www.example.org';
const ca = readFileSync('/etc/letsencrypt/live/www.example.org/fullchain.pem');

async function sendRequest(
  url: string,
  body?: object,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof sendRequest>>>();
  const method = body ? 'POST' : 'GET';
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const sent = (url.startsWith('https:') ? encrypted : plainly)(url, { method, headers, ca }, (response) => {
    text(response).then(
      (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read }),
      reject,
    );
  });
  sent.on('error', reject).end(body && JSON.stringify(body));
  return promise;
}

/** The output of a command, run exactly as documented. */
function manage(...words: string[]): string {
  const { stdout, stderr } = spawnSync('sudo', ['-u', 'diwan', 'npm', 'run', 'manage', '--', ...words], {
    encoding: 'utf8',
  });
  return (stdout + stderr).replaceAll(/^(?:> .*|npm .*)?\n/gm, '').trim();
}

async function sendReport(): Promise<number> {
  const challenge = JSON.parse((await sendRequest(`${origin}/api/captcha/challenge?form=report`)).text);
  const report = { topic: 'bribe', details: 'What happened.', recaptcha: await solved(challenge) };
  return (await sendRequest(`${origin}/api/report`, report)).status;
}

/** The process of the service, from the kernel's view. */
function service(): Record<string, string> {
  const user = execFileSync('id', ['-u', 'diwan'], { encoding: 'utf8' }).trim();
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readFileSync(`/proc/${name}/status`, 'utf8'))
    .filter((status) => new RegExp(`^Uid:\\t${user}\\t`, 'm').test(status));
  const facts = ['CapEff', 'CapBnd', 'NoNewPrivs', 'Umask'].map((key) => {
    const values = own.map((status) => new RegExp(`^${key}:\\t(.*)$`, 'm').exec(status)?.[1] ?? '');
    return [key, [...new Set(values)].join()];
  });
  return Object.fromEntries(facts);
}

function ownerAndMode(file: string): string {
  return execFileSync('stat', ['--format=%U %a', file], { encoding: 'utf8' }).trim();
}

const page = await sendRequest(`${origin}/en`);
const led = await sendRequest('http://www.example.org/en');
const facts = {
  page: [page.status, /<html lang="en"/.test(page.text), 'strict-transport-security' in page.headers],
  led: [led.status, led.headers.location],
  report: await sendReport(),
  admin: manage('admin', 'list'),
  audit: manage('audit', 'verify'),
  service: service(),
  modes: {
    data: ownerAndMode('/var/lib/diwan'),
    database: ownerAndMode('/var/lib/diwan/diwan.sqlite'),
    program: ownerAndMode('/opt/diwan'),
    settings: ownerAndMode('/opt/diwan/.env'),
  },
  ownData: statSync('/opt/diwan/data', { throwIfNoEntry: false }) !== undefined,
};
console.log(`FACTS ${JSON.stringify(facts)}`);
