import type { RunningDiwan } from '../contenders/diwan.ts';
import { type Headers, send } from '../http.ts';
import { percentile, timed } from '../statistics.ts';
import { solvePlainQuestions } from './solve-plain-questions.ts';

/** As long as usual reports. */
const details = 'تفاصيل البلاغ كما يرويها صاحبها. '.repeat(20);

export type Sending = { concurrency: number; perSecond: number; p99: number };

export type Reading = { rows: number; ms: number; longestWait: number };

/** Sends reports at rising numbers of concurrent requests. */
export async function sendReports({ url, dataDir }: RunningDiwan, number: number): Promise<Sending[]> {
  const createProof = await solvePlainQuestions(dataDir);
  const sendReport = async () => {
    const json = { topic: 'bribe', details, recaptcha: await createProof() };
    await send(`${url}/api/report`, { json, expect: 201 });
  };
  for (let warmUp = 0; warmUp < 50; warmUp += 1) await sendReport();
  const rows: Sending[] = [];
  for (const concurrency of [1, 16, 64]) {
    const times: number[] = [];
    let started = 0;
    const start = performance.now();
    const sender = async () => {
      while (started < number / 3) {
        started += 1;
        times.push(await timed(sendReport));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sender));
    const perSecond = times.length / ((performance.now() - start) / 1e3);
    rows.push({ concurrency, perSecond, p99: percentile(times, 0.99) });
  }
  return rows;
}

/** Reads the complete list of reports; `longestWait` is the slowest other request meanwhile. */
export async function readReports(url: string, headers: Headers): Promise<Reading> {
  const done = new AbortController();
  let longestWait = 0;
  const others = (async () => {
    while (!done.signal.aborted)
      longestWait = Math.max(longestWait, await timed(() => send(`${url}/healthz`)));
  })();
  let rows = 0;
  const ms = await timed(async () => {
    const { body } = await send(`${url}/api/reports`, { headers, expect: 200 });
    const reports: unknown[] = JSON.parse(body.toString());
    rows = reports.length;
  });
  done.abort();
  await others;
  return { rows, ms, longestWait };
}
