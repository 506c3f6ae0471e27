import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { subscriptionSite } from '#tests/network/subscription-site.ts';
import { plainOf } from '#tests/requests/mail-text.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createAnnouncementQueue } from './announcement-queue.ts';
import { lease } from './delivery.ts';

const minute = 60_000;
const hour = 60 * minute;
const subscriber = 'rana@example.org';

const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

describe('a mail server', () => {
  test('that refuses for a while gets the mail again, that refuses for good five times ends the subscription', async () => {
    const site = await subscriptionSite();
    await site.subscribe(subscriber);
    await site.services.content.create('tenders', draft('A'));
    site.mails.length = 0;
    site.before = () => {
      throw refusal(451);
    };
    await site.sendDue();
    await site.sendDue();
    site.before = () => {};
    expect(site.mails).toEqual([]);
    site.pass(minute);
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
    site.before = () => {
      throw refusal(550);
    };
    await site.services.content.create('tenders', draft('B'));
    for (const _ of [1, 2, 3, 4]) {
      await site.sendDue();
      site.pass(8 * hour);
    }
    expect(await site.db.selectFrom('subscriber').select('bounces').execute()).toEqual([{ bounces: 4 }]);
    await site.sendDue();
    expect(await site.db.selectFrom('subscriber').selectAll().execute()).toEqual([]);
    expect(site.reported).toEqual([]);
  });

  test('whose response is lost gets the mail once; what it had not is sent by the next process', async () => {
    const site = await subscriptionSite();
    await site.subscribe(subscriber);
    await site.services.content.create('tenders', draft('A'));
    site.mails.length = 0;
    const killed = new AbortController();
    // The process is killed while the server takes the mail: the response never comes
    site.before = () => killed.abort();
    const taken = site.services.subscriptions!.sendDue(killed.signal);
    await vi.waitFor(() => expect(site.mails).toHaveLength(1));
    await taken;
    site.before = () => {};
    // A process that was killed before leaves its claim
    await site.services.content.create('tenders', draft('B'));
    await site.sendDue(AbortSignal.abort());
    await site.db
      .updateTable('subscription_mail')
      .set({ state: 1, claimed_until: new Date(site.now() + minute).toISOString() })
      .where('item', '=', 2)
      .execute();
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
    site.pass(2 * minute);
    await site.sendDue();
    expect(site.mails).toHaveLength(2);
  });

  test('that is away is left alone for a while, and nobody is to blame', async () => {
    const site = await subscriptionSite();
    await site.subscribe(subscriber);
    await site.services.content.create('tenders', draft('A'));
    site.mails.length = 0;
    site.before = () => {
      throw refusal(421);
    };
    await site.sendDue();
    site.before = () => {};
    await site.sendDue();
    expect([site.mails.length, site.reported.length]).toEqual([0, 1]);
    site.pass(minute);
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
  });
});

describeOnBothEngines('a claim', (open) => {
  test('of a sender that was held up beyond it gives no right to what another one has claimed', async () => {
    const site = await subscriptionSite({ database: await open() });
    await site.subscribe(subscriber);
    await site.services.content.create('tenders', draft('A'));
    await site.sendDue(AbortSignal.abort());
    const queue = createAnnouncementQueue(site.db, site.now);
    const [id = ''] = await queue.people();
    const late = await queue.claim(id, false);
    site.pass(lease + 1);
    await queue.releaseEnded();
    const own = await queue.claim(id, false);
    await expect(queue.handOver(id, late)).rejects.toThrow('not claimed any more');
    await queue.handOver(id, own);
    await queue.tryLater(id, late, 'later');
    await queue.giveBack(id, late);
    site.pass(hour);
    expect([await queue.people(), await queue.counts()]).toEqual([[], { due: 0, doubtful: 1 }]);
  });
});

describe('what waits', () => {
  test('is not held up by a confirmation at which the mail server always hangs up', async () => {
    const site = await subscriptionSite();
    await site.subscribe(subscriber);
    site.mails.length = 0;
    site.before = (to) => {
      if (to === 'hangs@example.org') throw refusal(421);
    };
    await site.requested('hangs@example.org');
    site.pass(1);
    await site.requested('new@example.org');
    await site.services.content.create('tenders', draft('A'));
    for (const _ of [1, 2]) {
      await site.sendDue();
      site.pass(31_000);
    }
    expect(site.mails.map(({ to }) => to)).toEqual([subscriber, 'new@example.org']);
  });

  test('is not sent again where the database fails once the mail server has it', async () => {
    const site = await subscriptionSite();
    await site.subscribe(subscriber);
    await site.services.content.create('tenders', draft('A'));
    site.mails.length = 0;
    await site.db.updateTable('subscriber').set({ bounces: 1 }).execute();
    const failing = {
      first: 'subscriber when new.bounces = 0',
      last: 'subscription_mail when new.state = 3',
    };
    for (const [name, event] of Object.entries(failing))
      await sql`
        create trigger ${sql.id(name)} before update on ${sql.raw(event)}
        begin select raise(abort, 'fails'); end
      `.execute(site.db);
    await expect(site.sendDue()).rejects.toThrow('fails');
    for (const name of Object.keys(failing)) await sql`drop trigger ${sql.id(name)}`.execute(site.db);
    site.pass(minute);
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
  });

  test('of a section that is not chosen any more is not sent', async () => {
    const site = await subscriptionSite();
    const choice = { digest: true, sections: ['tenders', 'studies'], language: 'en' };
    const key = await site.subscribe(subscriber, choice);
    site.mails.length = 0;
    await site.services.content.create('tenders', draft('First'));
    await site.services.content.create('studies', draft('Second'));
    await site.sendDue();
    await site.services.subscriptions!.change(key, { ...choice, sections: ['studies'] });
    site.pass(9 * hour);
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
    expect(plainOf(site.mails[0]!.bytes)).toContain('Second');
    expect(plainOf(site.mails[0]!.bytes)).not.toContain('First');
  });
});
