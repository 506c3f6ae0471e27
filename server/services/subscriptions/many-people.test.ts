import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSubscriberSecrets } from '#server/crypto/subscriber-secrets.ts';
import { mailServer } from '#tests/network/mail-server.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';
import { createMailer } from '../mail/mailer.ts';
import { createAnnouncementQueue } from './announcement-queue.ts';
import { deliver, lease } from './delivery.ts';
import { createLinks } from './links.ts';
import { queueAnnouncements } from './queue-announcements.ts';
import { sendAnnouncements } from './send-announcements.ts';
import { createSubscribers } from './subscribers.ts';

const publicUrl = 'https://www.example.org';

/** A site where people have subscribed and something was published, with what sends it to them. */
async function crowd(people: number, before: (to: string) => void | Promise<void>) {
  const server = await mailServer({ before });
  const { db, services } = await testApp();
  const clock = { time: Date.now() };
  const now = () => clock.time;
  const secrets = createSubscriberSecrets(async () => Buffer.alloc(32, 7));
  const subscribers = createSubscribers(db, secrets);
  await queueAnnouncements(db, now());
  for (let number = 0; number < people; number += 1)
    await subscribers.confirm(`p${number}@example.org`, {
      sections: ['tenders'],
      language: 'ar',
      digest: false,
    });
  await services.content.create('tenders', draft('A'));
  while (await queueAnnouncements(db, now()));
  const mailer = createMailer({ server: server.address, from: 'site@example.org' }, publicUrl);
  const queue = createAnnouncementQueue(db, now);
  const send = (stopping: AbortSignal) =>
    sendAnnouncements(
      db,
      {
        queue,
        subscribers,
        links: createLinks(publicUrl, secrets),
        name: async () => 'Directorate',
        host: 'www.example.org',
        now,
        deliver: async (mail, handOver) => (await deliver(mailer, mail, { handOver, stopping })).outcome,
      },
      stopping,
    );
  return { send, queue, clock, mails: server.mails };
}

const never = new AbortController().signal;

test('all get their mail once from a server that refuses and delays at random, also by senders that are killed', async () => {
  const people = 60;
  const tried = new Map<string, number>();
  // A third is refused for now, at one of two places
  const { send, clock, mails } = await crowd(people, async (to) => {
    const tries = (tried.get(to) ?? 0) + 1;
    tried.set(to, tries);
    await delay((to.length * tries * 7) % 40);
    if (Number(to.slice(1, to.indexOf('@'))) % 3 === 0 && tries < 3)
      throw Object.assign(new Error('later'), { responseCode: 451 });
  });
  // Stopped in the middle, some times
  for (const milliseconds of [150, 300, 600]) await send(AbortSignal.timeout(milliseconds));
  for (let run = 0; run < 4; run += 1) {
    await send(never);
    clock.time += 5 * 60_000;
  }
  const got = mails.map(({ to }) => to).toSorted();
  expect(new Set(got).size).toBe(people);
  expect(got).toHaveLength(people);
});

test('no mail is in doubt while its sender runs, however slow the mail server is', async () => {
  const people = 49;
  const doubtful: number[] = [];
  const site = await crowd(people, async () => {
    // The first claims end with the last mail
    site.clock.time += (lease + 1_000) / people;
    doubtful.push((await site.queue.counts()).doubtful);
  });
  await site.send(never);
  expect([site.mails.length, Math.max(...doubtful)]).toEqual([people, 0]);
});

test('mails whose end could not be noted are noted with the next ones, and in no doubt', async () => {
  const { send, queue, clock, mails } = await crowd(60, () => {});
  vi.spyOn(queue, 'end').mockRejectedValueOnce(new Error('busy'));
  await expect(send(never)).rejects.toThrow('busy');
  clock.time += 5 * 60_000;
  expect([mails.length, await queue.counts()]).toEqual([60, { due: 0, doubtful: 0 }]);
});
