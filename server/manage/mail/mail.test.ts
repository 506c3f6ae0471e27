import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mailStates } from '#server/db/publication-schema.ts';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { subscriptionSite } from '#tests/network/subscription-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { draft } from '#tests/sites/test-app.ts';

const token = 'a-token-of-the-tests';
const { metricsToken } = readConfig({ METRICS_TOKEN: token });

describeOnBothEngines('mail resend', (open) => {
  test('mails that a killed program may have sent are counted, and sent again by an operator’s command', async () => {
    const database = await open();
    const site = await subscriptionSite({ database, config: { metricsToken } });
    const { host, port } = site.mail.server;
    const environment = { MAIL_URL: `smtp://${host}:${port}?tls=off`, MAIL_FROM: 'site@example.org' };
    const doubtful = async () => {
      const { body } = await site.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
      return /^diwan_mails\{state="doubtful"\} (\d+)$/m.exec(body)?.[1];
    };
    await site.subscribe('rana@example.org');
    await site.services.content.create('tenders', draft('A'));
    await site.sendDue();
    // As a kill leaves it, after the note that the mail server gets the end
    await site.db
      .updateTable('subscription_mail')
      .set({ state: mailStates.handed, claimed_until: '2026-11-01T00:00:00.000Z' })
      .execute();
    site.mails.length = 0;
    await site.sendDue();
    expect([site.mails.length, await doubtful()]).toEqual([0, '1']);
    const { code, output } = await manage({ ...database, environment }, ['mail', 'resend']);
    expect([code, output]).toEqual([0, expect.stringContaining('sends them again: 1')]);
    await site.sendDue();
    expect([site.mails.map(({ to }) => to), await doubtful()]).toEqual([['rana@example.org'], '0']);
  });
});

test('a site without such mails, or without a mail server, says so', async () => {
  const database = await sqliteDatabase();
  const outputWith = async (environment: Record<string, string>) =>
    (await manage({ ...database, environment }, ['mail', 'resend'])).output;
  expect(await outputWith({})).toBe('No mail is in doubt.\n');
  expect(await outputWith({ NODE_ENV: 'production' })).toContain('MAIL_URL is not set');
});
