import { once } from 'node:events';
import { expect, test } from 'vitest';
import { describeOnPostgres, temporaryFolder } from '#tests/databases/databases.ts';
import { gateTo } from '#tests/network/gate.ts';
import { freePort, listenTo, startProgram } from '#tests/sites/program.ts';

const timeouts = { timeout: 20_000 };

/** The status of a URL; undefined if nothing listens. */
async function statusOf(address: string): Promise<number | undefined> {
  return fetch(address).then(
    ({ status }) => status,
    () => undefined,
  );
}

describeOnPostgres('a start', (open) => {
  /** The program, with a proxy to its database that can be closed. */
  async function behindGate() {
    const { databaseUrl = '' } = await open({ migrated: false });
    const address = new URL(databaseUrl);
    const gate = await gateTo(Number(address.port));
    address.port = String(gate.port);
    address.password = 'secret-word';
    const port = await freePort();
    const start = async () =>
      startProgram({
        DATA_DIR: await temporaryFolder(),
        DATABASE_URL: address.href,
        PORT: String(port),
        LOG_LEVEL: 'info',
      });
    return { gate, url: `http://127.0.0.1:${port}`, start };
  }

  test('waits for an unavailable database, reports it, and continues when it responds', async () => {
    const { gate, url, start } = await behindGate();
    const child = await start();
    const { waitFor, output, log } = listenTo(child);
    await waitFor(/"waiting"/);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(503);

    const page = await fetch(`${url}/en/articles`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('The service is not available right now.');
    expect(html).toContain('الخدمة غير متاحة الآن.');
    expect(html).not.toContain('<script');
    const sent = await fetch(`${url}/contact-us`, {
      method: 'POST',
      body: new URLSearchParams({ message: 'x' }),
    });
    expect(sent.status).toBe(503);
    expect(await sent.text()).toContain('لم يُرسَل شيء. ما كتبته لم يضِع');
    const call = await fetch(`${url}/api/articles`, { headers: { 'accept-language': 'en' } });
    expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
      503,
      '10',
      { message: 'The service is not available right now. Please try again later.' },
    ]);

    await gate.open();
    await waitFor(/^Diwan is ready: /m);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    const waits = log().filter(({ msg }) => msg === 'waiting');
    expect(waits.map(({ reason }) => reason)).toEqual([expect.stringMatching(/ECONNREFUSED/)]);

    // The database fails and returns while the site runs
    expect(await statusOf(`${url}/api/articles`)).toBe(200);
    await gate.close();
    await expect.poll(() => statusOf(`${url}/readyz`), timeouts).toBe(503);
    expect(await statusOf(`${url}/api/articles`), 'what is kept in memory').toBe(200);
    expect(await statusOf(`${url}/api/articles?limit=7`)).toBe(503);
    await gate.open();
    await expect.poll(() => statusOf(`${url}/readyz`), timeouts).toBe(200);
    await expect.poll(() => statusOf(`${url}/api/articles?limit=7`), timeouts).toBe(200);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output()).not.toContain('secret-word');
  });

  test('stops on a signal while it waits', async () => {
    const { start } = await behindGate();
    const child = await start();
    await listenTo(child).waitFor(/"waiting"/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('does not wait for a database that does not exist', async () => {
    const { databaseUrl = '' } = await open({ migrated: false });
    const address = new URL(databaseUrl);
    address.pathname = '/no_such_database';
    const child = startProgram({ DATA_DIR: await temporaryFolder(), DATABASE_URL: address.href });
    const { output } = listenTo(child);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^Diwan cannot start: [^\n]*"no_such_database" does not exist[^\n]*\n$/);
  });
});
