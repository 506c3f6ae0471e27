import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { describeOnBothEngines, describeOnPostgres, type TestDatabase } from '#tests/databases/databases.ts';
import { subscriptionSite } from '#tests/network/subscription-site.ts';
import { linkIn, plainOf } from '#tests/requests/mail-text.ts';
import { draft, lightCost } from '#tests/sites/test-app.ts';

const hour = 60 * 60_000;
const subscriber = 'rana@example.org';

/** A further instance on the same database, beside a site. */
async function another(database: TestDatabase, site: Awaited<ReturnType<typeof subscriptionSite>>) {
  const { db } = await database.again();
  return createServices({
    db,
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
    publicUrl: 'https://www.example.org',
    mail: site.mail,
    passwordCost: lightCost,
    now: site.now,
  });
}

describeOnBothEngines('a subscription', (open) => {
  test('begins with its confirmation, gets what is published from then on, and ends with one click', async () => {
    const site = await subscriptionSite({ database: await open() });
    const { services, sendDue, mails, log } = site;
    await sendDue();
    await services.content.create('tenders', draft('Before'));
    const response = await site.requested(subscriber, { sections: ['tenders', 'studies'] });
    expect([response.statusCode, response.json().message]).toEqual([
      201,
      expect.stringContaining('a link to confirm'),
    ]);
    await sendDue();
    expect(mails.map(({ to }) => to)).toEqual([subscriber]);
    const confirmation = linkIn(mails[0]!.bytes, 'confirm');
    expect(plainOf(mails[0]!.bytes)).toContain('\u202b');
    expect(await site.db.selectFrom('subscriber').selectAll().execute()).toEqual([]);
    const key = await services.subscriptions!.confirm(confirmation);
    const stored = JSON.stringify([
      await site.db.selectFrom('subscriber').selectAll().execute(),
      await site.db.selectFrom('subscription_request').selectAll().execute(),
    ]);
    expect(stored).not.toMatch(/rana|example/);

    mails.length = 0;
    await services.content.create('tenders', { ...draft('Supply of paper'), title_ar: 'توريد ورق' });
    await services.content.create('articles', draft('Not chosen'));
    await sendDue();
    await sendDue();
    expect(mails).toHaveLength(1);
    const { bytes } = mails[0]!;
    expect(bytes).toMatch(/^List-ID: <tenders\.ar\.www\.example\.org>\r$/m);
    expect(bytes).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(bytes).toMatch(
      /^List-Unsubscribe: <https:\/\/www\.example\.org\/subscription\?leave=[\w.-]+>\r$/m,
    );
    expect(bytes.length).toBeLessThan(60_000);
    expect(plainOf(bytes)).toContain('\u202bتوريد ورق\u202c');
    expect(plainOf(bytes)).toContain('https://www.example.org/tender/2/ar');
    expect(bytes).not.toMatch(/<img|src=/);

    expect(await services.subscriptions!.chosen(key)).toMatchObject({
      sections: expect.arrayContaining(['studies', 'tenders']),
    });
    await services.subscriptions!.leave(key);
    for (const table of ['subscriber', 'subscriber_section', 'subscription_mail'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await expect(services.subscriptions!.chosen(key)).rejects.toThrow('subscription.gone');
    expect(log.join('')).not.toMatch(/rana|subscriptions/);
  });

  test('is asked about three times a day at most, known or not, with the same response', async () => {
    const site = await subscriptionSite({ database: await open() });
    await site.subscribe(subscriber);
    site.mails.length = 0;
    const responses = [];
    for (const email of [subscriber, subscriber, subscriber, subscriber, 'new@example.org'])
      responses.push(await site.requested(email));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await site.sendDue();
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['new@example.org', subscriber, subscriber]);
    site.pass(24 * hour);
    await site.requested(subscriber);
    await site.sendDue();
    expect(site.mails).toHaveLength(4);
    await site.services.subscriptions!.removeOld();
  });

  test('is refused without a proof, a section or an address, and its links are good for a time', async () => {
    const site = await subscriptionSite({ database: await open() });
    const errorsOf = async (change: object) =>
      Object.keys((await site.requested(subscriber, change)).json().errors);
    expect(await errorsOf({ recaptcha: '' })).toEqual(['recaptcha']);
    expect(await errorsOf({ sections: [] })).toEqual(['sections']);
    expect(await errorsOf({ email: 'a@example.org, b@example.org' })).toEqual(['email']);
    expect(await errorsOf({ email: 'a@example.org\r\nBcc: b@example.org' })).toEqual(['email']);
    await site.requested(subscriber);
    await site.sendDue();
    const token = linkIn(site.mails[0]!.bytes, 'confirm');
    const { subscriptions } = site.services;
    await expect(subscriptions!.confirm(`A${token}`)).rejects.toThrow('subscription.gone');
    await expect(subscriptions!.chosen('id.mark')).rejects.toThrow('subscription.gone');
    site.pass(49 * hour);
    await expect(subscriptions!.confirm(token)).rejects.toThrow('subscription.gone');
  });

  test('gets one mail a day at five in Beirut, if it wants that', async () => {
    const site = await subscriptionSite({ database: await open() });
    await site.subscribe(subscriber, { digest: true, sections: ['tenders', 'studies'], language: 'en' });
    site.mails.length = 0;
    await site.services.content.create('tenders', draft('First'));
    await site.services.content.create('studies', draft('Second'));
    await site.sendDue();
    site.pass(8 * hour);
    await site.sendDue();
    expect(site.mails).toEqual([]);
    site.pass(hour);
    await site.sendDue();
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
    expect(plainOf(site.mails[0]!.bytes)).toMatch(/First[\s\S]*Second/);
    expect(site.mails[0]!.bytes).toMatch(/^List-ID: <daily\.en\./m);
  });

  test('gets nothing of what was only changed, or is hidden again', async () => {
    const site = await subscriptionSite({ database: await open() });
    await site.subscribe(subscriber);
    site.mails.length = 0;
    const { content } = site.services;
    await content.create('tenders', draft('A'));
    await site.sendDue();
    await content.update('tenders', 1, { title_ar: 'B' });
    await content.create('tenders', draft('C'));
    await content.update('tenders', 2, { title_ar: '' });
    await site.sendDue();
    expect(site.mails).toHaveLength(1);
  });
});

describeOnPostgres('two instances', (open) => {
  test('send each mail once', async () => {
    const database = await open();
    const site = await subscriptionSite({ database });
    const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`);
    for (const email of people) await site.subscribe(email);
    const other = await another(database, site);
    site.mails.length = 0;
    await site.services.content.create('tenders', draft('A'));
    await site.services.content.create('tenders', draft('B'));
    for (const _ of [1, 2])
      await Promise.all([site.services, other].map(({ subscriptions }) => subscriptions!.sendDue()));
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual([...people, ...people].toSorted());
  });
});
