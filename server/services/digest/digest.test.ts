import { expect, test, vi } from 'vitest';
import { createServices, type Services } from '#server/composition.ts';
import { describeOnBothEngines, describeOnPostgres, type TestDatabase } from '#tests/databases/databases.ts';
import { mailServer } from '#tests/network/mail-server.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { lightCost } from '#tests/sites/test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** 07:59:30 in Beirut. */
const before = Date.parse('2026-11-26T05:59:30Z');
const publicUrl = 'https://www.example.org';
const from = 'Directorate <site@example.org>';

type Instance = { services: Services; reported: unknown[] };

async function siteWith(database: TestDatabase, options: Parameters<typeof mailServer>[0] = {}) {
  const server = await mailServer(options);
  const clock = { now: before };
  const mail = { server: server.address, from };
  const instance = async (): Promise<Instance> => {
    const { db } = await database.again();
    const reported: unknown[] = [];
    const services = createServices({
      db,
      dataDir: database.dataDir,
      databaseUrl: database.databaseUrl,
      publicUrl,
      mail,
      passwordCost: lightCost,
      now: () => clock.now,
      report: (error) => reported.push(error),
    });
    return { services, reported };
  };
  const first = await instance();
  const { administrators } = first.services;
  await administrators.add('officer@example.org', 'a password of the tests');
  const given = { roles: ['editor'], sections: [] } as never;
  await administrators.add('writer@example.org', 'a password of the tests', { given });
  return { ...server, clock, mail, instance, ...first };
}

/** A mail but for what names its day. */
const withoutDay = (bytes: string) =>
  bytes.replace(/^Date: .+$/m, '').replaceAll(/[0-9a-f]{32}/g, (hash) => '-'.repeat(hash.length));

describeOnBothEngines('the daily reminder', (open) => {
  test('goes to officers at its time, once a day, with the same bytes whatever has come', async () => {
    const database = await open();
    const { services, mails, clock, reported, mail } = await siteWith(database);
    await services.digest!.sendDue();
    expect(mails).toEqual([]);
    clock.now += minute;
    await services.digest!.sendDue();
    await services.digest!.sendDue();
    clock.now += day - 2 * minute;
    await services.digest!.sendDue();
    expect(mails.map(({ to }) => to)).toEqual(['officer@example.org']);
    const visitors = await openSite({ database, start: clock.now, config: { mail } });
    await visitors.send('report', { ...written.report, recaptcha: await visitors.proof('report') });
    expect(await visitors.stored('report')).toBe(1);
    clock.now += 2 * minute;
    await services.digest!.sendDue();
    const own = mails.filter(({ to }) => to === 'officer@example.org');
    expect(own).toHaveLength(2);
    const [quiet, busy] = own.map(({ bytes }) => bytes);
    expect(busy).toHaveLength(quiet!.length);
    expect(busy).not.toBe(quiet);
    expect(withoutDay(busy!)).toBe(withoutDay(quiet!));
    expect(reported).toEqual([]);
  });

  test('that is refused is sent later, also by another process', async () => {
    let isRefusing = true;
    const { services, mails, clock, reported, instance } = await siteWith(await open(), {
      before: () => {
        if (isRefusing) throw new Error('no room');
      },
    });
    clock.now += minute;
    await services.digest!.sendDue();
    expect(String(reported)).toMatch(/^Error: the mail server refused or did not respond \(EMESSAGE/);
    isRefusing = false;
    await services.digest!.sendDue();
    expect(mails).toEqual([]);
    clock.now += 10 * minute;
    const next = await instance();
    await next.services.digest!.sendDue();
    await services.digest!.sendDue();
    clock.now += 10 * minute;
    await next.services.digest!.sendDue();
    expect(mails).toHaveLength(1);
  });

  test('is not sent again where the process ended before the response of the mail server', async () => {
    const stopping = new AbortController();
    const { services, mails, clock, instance } = await siteWith(await open(), {
      before: () => stopping.abort(),
    });
    clock.now += minute;
    await services.digest!.sendDue(stopping.signal);
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    clock.now += 10 * minute;
    const next = await instance();
    await next.services.digest!.sendDue();
    expect(mails).toHaveLength(1);
  });

  test('can be turned off, and is not there without a mail server', async () => {
    const database = await open();
    const { services, mails, clock } = await siteWith(database);
    await services.settings.save('digest', { isSent: false, time: '08:00' });
    clock.now += minute;
    await services.digest!.sendDue();
    expect(mails).toEqual([]);
    const bare = createServices({ db: database.db, dataDir: database.dataDir, publicUrl });
    expect([bare.mailer, bare.digest]).toEqual([undefined, undefined]);
  });
});

describeOnPostgres('two instances', (open) => {
  test('send one reminder', async () => {
    const { services, mails, clock, instance } = await siteWith(await open());
    const other = await instance();
    clock.now += minute;
    await Promise.all([services.digest!.sendDue(), other.services.digest!.sendDue()]);
    await Promise.all([services.digest!.sendDue(), other.services.digest!.sendDue()]);
    expect(mails).toHaveLength(1);
  });
});
