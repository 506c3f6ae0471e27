import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openMailServer } from '#tests/network/open-mail-server.ts';
import { mailsIn, subscriberSecretsOf } from '../durability/mailed-items.ts';
import { createDraft } from '../durability/published-items.ts';
import { withDatabase } from '../lib/database-file.ts';
import { type MemoryUse, measureMemory, memoryOptions } from '../lib/memory.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { signIn } from '../lib/signed-in.ts';

/** The share of mails that the server refuses for now, each time anew: half of them before their content, half after it. */
const refusals = 0.1;

/** The longest time, in milliseconds, for which the server keeps a mail before it consents. */
const slowConsent = 200;

/** Milliseconds from one measurement of the memory to the next. */
const every = 5_000;

/** Announces one item to many people, by a mail server that is slow and often refuses. */
export const mailing = proof({
  promise: '10,000 subscribers are told within ten minutes, each once, in flat memory',
  full: { subscribers: 10_000, minutes: 10, growth: 10 },
  quick: { subscribers: 200, minutes: 10, growth: 50 },
  planted: {
    what: 'a mail that is refused for now, and not sent again',
    edits: [
      {
        in: 'sendAnnouncements',
        find: 'return queue.tryLater(id, mails, outcome)',
        put: 'return queue.end([{ id, mails }])',
      },
    ],
  },
  async run(stage, { subscribers, minutes, growth }) {
    const { chance } = stage;
    let refused = 0;
    const refusal = () => {
      if (!chance.happens(refusals / 2)) return null;
      refused += 1;
      return Object.assign(new Error('later'), { responseCode: 451 });
    };
    const server = await openMailServer({
      async before() {
        await delay(chance.below(slowConsent));
        const error = refusal();
        if (error) throw error;
      },
      onRcptTo: (_address, _session, done) => done(refusal()),
    });
    stage.later(server.close);
    const { mails } = server;
    const [dataDir, folder] = [stage.folder(), stage.folder()];
    const { environment, options } = memoryOptions(folder);
    const site = await stage.start({
      dataDir,
      environment: {
        ...environment,
        MAIL_URL: `smtp://127.0.0.1:${server.address.port}?tls=off`,
        MAIL_FROM: 'site@example.org',
      },
      options,
    });
    await addSubscribers(dataDir, subscribers);
    const editor = await signIn(site.url);
    const { id } = await createDraft(site.url, editor);
    const began = performance.now();
    await editor.post(`items/articles/${id}/publish`, {
      sides: { ar: {}, en: {} },
      despite_differences: true,
    });
    const weights: MemoryUse[] = [];
    const taken = () => (performance.now() - began) / 60_000;
    while (mailsIn(dataDir, 'sent') < subscribers) {
      expectThat(
        taken() < minutes,
        `After ${minutes} minutes ${mails.length} of ${subscribers} mails are sent`,
      );
      weights.push(await measureMemory(site, folder));
      await delay(every);
    }
    const needed = taken();
    weights.push(await measureMemory(site, folder));
    // The administrator gets mails of other kinds
    const received = mails.map(({ to }) => to).filter((to) => to.startsWith('reader'));
    const people = new Set(received);
    const missing = subscribers - people.size;
    const twice = received.length - people.size;
    expectThat(missing === 0, `${missing} of ${subscribers} people were not told`);
    expectThat(twice === 0, `${twice} mails were sent twice`);
    const { heap, resident } = growthOf(weights);
    const figures = `heap ${heap.toFixed(1)} MB, resident memory ${resident.toFixed(1)} MB more at most than in the first quarter of the time`;
    expectThat(heap < growth, `It grows: ${figures}`);
    return `${subscribers} people told once each in ${needed.toFixed(1)} minutes by a mail server that takes up to ${slowConsent} ms for a mail and refuses ${refusals * 100} % with 451 (${refused} times): ${figures}`;
  },
});

/** Writes people who have confirmed, as the site seals them: ten thousand confirmations are not what is measured. */
async function addSubscribers(dataDir: string, subscribers: number): Promise<void> {
  const secrets = subscriberSecretsOf(dataDir);
  const rows: { id: string; lookup: string; address: string; language: 'ar' | 'en' }[] = [];
  for (let number = 0; number < subscribers; number += 1) {
    const email = `reader${number}@example.org`;
    const id = randomBytes(16).toString('base64url');
    const [lookup, address] = [await secrets.lookup(email), await secrets.seal(email, id)];
    rows.push({ id, lookup, address, language: number % 2 === 0 ? 'ar' : 'en' });
  }
  withDatabase(dataDir, (database) => {
    const person = database.prepare(
      'insert into subscriber (id, lookup, address, language, digest, since, bounces) values (?, ?, ?, ?, 0, 0, 0)',
    );
    const section = database.prepare('insert into subscriber_section (section, subscriber_id) values (?, ?)');
    database.exec('begin immediate');
    for (const { id, lookup, address, language } of rows) {
      person.run(id, lookup, address, language);
      section.run('articles', id);
    }
    database.exec('commit');
  });
}

/** Megabytes, at most, beyond what the first quarter of the measurements saw. */
function growthOf(weights: readonly MemoryUse[]): { heap: number; resident: number } {
  const first = Math.ceil(weights.length / 4);
  const growth = (of: 'heap' | 'resident') => {
    const values = weights.map((weight) => weight[of]);
    return Math.max(...values.slice(first)) - Math.max(...values.slice(0, first));
  };
  return { heap: growth('heap'), resident: growth('resident') };
}
