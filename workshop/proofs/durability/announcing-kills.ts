import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openMailServer } from '#tests/network/open-mail-server.ts';
import { integrityOf } from '../lib/database-file.ts';
import { Broken, expectThat, proof } from '../lib/proof.ts';
import { manage } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';
import { signIn, withToken } from '../lib/signed-in.ts';
import {
  expectLogged,
  inDoubt,
  mailsOf,
  mailsSettled,
  passLeases,
  publishOn,
  type Subscriber,
  subscribe,
} from './mailed-items.ts';

/** Both languages, and as many people as mails are under way at a time. */
const subscribers = Array.from(
  { length: 8 },
  (_, number): Subscriber => ({
    email: `reader${number}@example.org`,
    language: number % 2 === 0 ? 'ar' : 'en',
  }),
);

/** Kills from one check of the log to the next, so that most kills come right after a start, amid its mails. */
const checkEvery = 10;

/** Milliseconds from the first mail, or publication, of a round to its kill, and for which that is waited for. */
const killWithin = 400;
const mostWait = 30_000;

/** The longest time, in milliseconds, from the end of a mail to the mail server's consent. */
const slowConsent = 120;

/** Killed while it publishes, writes its log and sends mails, it does each of them once. */
export const announcingKills = proof({
  promise:
    'Publications, their log and their mails outlive a program that is killed: the log verifies, and nobody is told twice',
  full: { times: 200, cutPerKill: 0.1 },
  quick: { times: 3, cutPerKill: 1 },
  planted: {
    what: 'a mail whose handing over is not noted',
    edits: [
      { in: 'createAnnouncementQueue', find: 'state: mailStates.handed', put: 'state: mailStates.claimed' },
    ],
  },
  async run(stage, { times, cutPerKill }) {
    const { chance } = stage;
    let received = 0;
    const server = await openMailServer({
      before() {
        received += 1;
        return delay(chance.below(slowConsent));
      },
    });
    stage.later(server.close);
    const { mails } = server;
    const dataDir = stage.folder();
    const checkpoint = join(stage.folder(), 'checkpoint.json');
    const environment = {
      MAIL_URL: `smtp://127.0.0.1:${server.address.port}?tls=off`,
      MAIL_FROM: 'site@example.org',
    };
    let site = await stage.start({ dataDir, environment });
    await Promise.all(subscribers.map((subscriber) => subscribe(site, mails, subscriber)));
    const { token } = await signIn(site.url);
    const published = new Set<number>();
    // An empty log has no checkpoint
    await publishOn(site, withToken(site.url, token), { published, killed: new AbortController().signal });
    await store(site.url, checkpoint);
    let amidMails = 0;
    for (let time = 1; time <= times; time += 1) {
      const before = received;
      const killed = new AbortController();
      const publishing = publishOn(site, withToken(site.url, token), { published, killed: killed.signal });
      // Amid mails and amid publishing by turns: on a busy machine mails begin long after the first publication
      await begun(time % 2 === 1 ? () => received : () => published.size);
      await delay(chance.below(killWithin));
      killed.abort();
      await site.kill();
      await publishing;
      if (received > before) amidMails += 1;
      const integrity = integrityOf(dataDir);
      expectThat(integrity === 'ok', `The database was damaged by kill ${time}: ${integrity}`);
      passLeases(dataDir);
      site = await stage.start({ dataDir, environment });
      if (time % checkEvery !== 0 && time !== times) continue;
      await checkLog(site.url, checkpoint);
      await store(site.url, checkpoint);
    }
    await mailsSettled(dataDir);
    await manage(stage.tree, dataDir, ['log', 'verify']);
    const entries = await sendRequest(`${site.url}/log/entries.ndjson`);
    expectLogged(entries.body.toString(), published);
    await site.stop();

    const found = mailsOf(mails);
    const twice = [...found].filter(([, count]) => count > 1);
    expectThat(twice.length === 0, `${twice.length} of ${found.size} mails arrived twice`);
    const due = subscribers.flatMap(({ email, language }) =>
      [...published].map((item) => `${email} ${language}/${item}`),
    );
    // Handed over, as was noted before the kill came: the mail server could have them
    const doubtful = await inDoubt(dataDir, subscribers);
    const cut = due.filter((name) => !found.has(name));
    const lost = cut.filter((name) => !doubtful.has(name));
    expectThat(lost.length === 0, `${lost.length} of ${due.length} mails never arrived`);
    const most = times * cutPerKill;
    expectThat(cut.length <= most, `${cut.length} of ${due.length} mails were cut off by ${times} kills`);
    expectThat(due.length > 0 && amidMails > 0, 'No kill came amid mails');
    return `${times} kills (${amidMails} amid mails): ${published.size} acknowledged publications, each side once in the log, which verified after every ${checkEvery} kills, and from the checkpoint before them; ${due.length} mails to ${subscribers.length} people: 0 twice, ${cut.length} cut off by a kill between the note of their handing over and their last bytes (${doubtful.size} were in doubt); ${times}/${times} integrity checks`;
  },
});

/** Waits until a count rises: a site that has just started is slow, on a busy machine more so. */
async function begun(count: () => number): Promise<void> {
  const [before, end] = [count(), performance.now() + mostWait];
  while (count() === before && performance.now() < end) await delay(5);
}

async function store(url: string, file: string): Promise<void> {
  writeFileSync(file, (await sendRequest(`${url}/log/checkpoint`)).body);
}

/** Runs the program that everybody can check a site's log with. @throws Broken where the log does not verify. */
async function checkLog(url: string, checkpoint: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['docs/check-log.mjs', url, checkpoint]).catch(
    (error: unknown) => {
      throw new Broken(`The log does not verify: ${String(Object(error).stderr)}`);
    },
  );
}
