import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCaptcha } from '../../../server/services/submissions/captcha/captcha.ts';
import { plainAnswer } from '../../../server/services/submissions/captcha/plain-question.ts';
import { ask } from '../http.mjs';
import { timed } from '../statistics.mjs';

/** As long as reports are. */
const details = 'تفاصيل البلاغ كما يرويها صاحبها. '.repeat(20);

/** @returns how many a second, by how many are under way at once */
export async function sendReports({ url, dataDir }, number) {
  const proofs = await proofMaker(dataDir);
  const send = async () => {
    const json = { topic: 'bribe', details, recaptcha: await proofs() };
    await ask(`${url}/api/report`, { json, expect: 201 });
  };
  for (let time = 0; time < 50; time += 1) await send();
  const rows = [];
  for (const atOnce of [1, 16, 64]) {
    const times = [];
    let begun = 0;
    const start = performance.now();
    const sender = async () => {
      while (begun < number / 3) {
        begun += 1;
        times.push(await timed(send));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
    const perSecond = times.length / ((performance.now() - start) / 1e3);
    rows.push({ atOnce, perSecond, p99: percentile(times, 0.99) });
  }
  return rows;
}

/** Answers to the site's own plain question, asked a while ago: nobody fills a form in at once. @param {string} dataDir */
async function proofMaker(dataDir) {
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

/** The whole list of reports, and how long anybody else had to wait meanwhile. */
export async function readReports({ url }, headers) {
  const done = new AbortController();
  let longestWait = 0;
  const others = (async () => {
    while (!done.signal.aborted)
      longestWait = Math.max(longestWait, await timed(() => ask(`${url}/healthz`)));
  })();
  let rows = 0;
  const ms = await timed(async () => {
    const { body } = await ask(`${url}/api/reports`, { headers, expect: 200 });
    rows = JSON.parse(body.toString()).length;
  });
  done.abort();
  await others;
  return { rows, ms, longestWait };
}

/** @param {number[]} figures @param {number} share */
const percentile = (figures, share) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)];
