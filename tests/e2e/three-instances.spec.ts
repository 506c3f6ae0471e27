import { randomBytes } from 'node:crypto';
import { type APIRequestContext, test as base, expect, request as requests } from '@playwright/test';
import type { ReceiptView } from '#shared/forms/talk.ts';
import { slowness } from '../timeouts/slowness.ts';
import { smallPicture } from './admin-calls.ts';
import { attachFile, postAbout } from './attach-file.ts';
import { type Instances, startInstances } from './instances.ts';
import { credentials } from './site-template.ts';
import { solvedCaptcha, submit } from './submit.ts';

/** Three instances on one PostgreSQL and one store, behind nginx as the sample configures it. */
const test = base.extend<{ visitor: APIRequestContext }, { instances: Instances }>({
  instances: [
    async ({}, use) => {
      const instances = await startInstances(3);
      await use(instances);
      await instances.stop();
    },
    { scope: 'worker', timeout: 120_000 * slowness() },
  ],
  visitor: async ({ instances }, use) => {
    const visitor = await requests.newContext({ baseURL: instances.url, ignoreHTTPSErrors: true });
    await use(visitor);
    await visitor.dispose();
  },
});

test.describe.configure({ mode: 'serial', timeout: 120_000 * slowness() });

test('a save at one instance shows on all of them', async ({ instances, visitor }) => {
  const token = await signIn(visitor);
  // Each has the list in its memory
  for (const { url } of instances.all) expect((await fetch(`${url}/articles`)).status).toBe(200);
  const response = await visitor.post('/api/article', {
    headers: authorised(token),
    multipart: {
      title_en: 'One for all',
      title_ar: 'واحد للجميع',
      description_en: 'Seen everywhere.',
      description_ar: 'يُرى في كل مكان.',
      date_en: '21 November 2026',
      date_ar: '21 تشرين الثاني 2026',
      image: smallPicture,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  for (const { url } of instances.all) {
    const shown = async () => (await fetch(`${url}/articles`)).text();
    // A save waits for the others, but no longer than a second
    await expect.poll(shown, url).toContain('واحد للجميع');
    const page = await shown();
    // The item's picture is one of the uploaded ones
    const picture = await fetch(url + /\/storage\/images\/[\w-]+\.webp/.exec(page)?.[0]);
    expect(picture.headers.get('content-type'), url).toMatch(/^image\//);
  }
});

test('one that is killed while messages arrive loses no acknowledged one, and ends no session', async ({
  instances,
  visitor,
}) => {
  const token = await signIn(visitor);
  const before = await reports(visitor, token);
  const sent = Array.from({ length: 24 }, (_, number) => `report ${number}`);
  let taken = 0;
  const send = async (details: string) => {
    await sendSurely(visitor, instances, details);
    taken += 1;
    if (taken === 6) await instances.all[1]?.kill();
  };
  await inParallel(4, sent, send);
  const stored = (await reports(visitor, token)).slice(0, -before.length || undefined);
  expect(stored.toSorted()).toEqual(sent.toSorted());
  await instances.all[1]?.start();
});

test('a conversation and its file go through all of them', async ({ instances, visitor }) => {
  const token = await signIn(visitor);
  let calls = 0;
  /** Each call reaches another instance. */
  const url = () => instances.all[calls++ % instances.all.length]?.url ?? '';
  const receipt = await submit({ url: url() }, 'report', { topic: 'bribe', details: 'with a file' });
  const recaptcha = await solvedCaptcha(url(), 'receipt');
  const { pass } = await postAbout<{ pass: string }>(url(), '', { receipt, recaptcha });
  const content = randomBytes(2_500_000);
  await attachFile({ url, holder: { receipt, pass }, file: { name: 'evidence.bin', content } });
  await postAbout(url(), '/messages', { receipt, pass, text: 'from the sender' });

  const { id } = (await list<{ id: number; details: string }>(visitor, token, 'reports'))[0]!;
  const data = { text: 'from an officer', seen: 1 };
  const replied = await visitor.post(`/api/reports/${id}/talk`, { headers: authorised(token), data });
  expect(replied.status(), await replied.text()).toBeLessThan(300);
  for (const each of instances.all) {
    const { messages } = await postAbout<ReceiptView>(each.url, '', { receipt, pass });
    expect(
      messages.map(({ text }) => text),
      each.url,
    ).toEqual(['from the sender', 'from an officer']);
    const headers = authorised(token);
    const file = await (await fetch(`${each.url}/api/reports/${id}/files/1`, { headers })).arrayBuffer();
    expect(Buffer.from(file).equals(content), each.url).toBe(true);
  }
});

test('a rolling restart is invisible to visitors', async ({ instances, visitor }) => {
  const token = await signIn(visitor);
  const paths = ['/', '/en', '/articles', '/api/articles?limit=3', '/articles/5/ar', '/sitemap.xml'];
  const failures: string[] = [];
  const over = new AbortController();
  const restarting = instances.all
    .reduce(
      (before, instance) => before.then(() => instance.stop()).then(() => instance.start()),
      Promise.resolve(),
    )
    .finally(() => over.abort());
  await inParallel(4, [0, 1, 2, 3], async (reader) => {
    for (let requested = reader; !over.signal.aborted; requested += 1) {
      const path = paths[requested % paths.length] ?? '/';
      const status = await visitor.get(path).then((response) => response.status(), String);
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  });
  await restarting;
  expect(failures).toEqual([]);
  expect(await reports(visitor, token)).not.toHaveLength(0);
});

async function signIn(visitor: APIRequestContext): Promise<string> {
  const response = await visitor.post('/api/login', { data: credentials });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const authorised = (token: string) => ({ authorization: `Bearer ${token}` });

/** The texts of the reports, opened, the newest first. */
async function reports(visitor: APIRequestContext, token: string): Promise<string[]> {
  return (await list<{ details: string }>(visitor, token, 'reports')).map(({ details }) => details);
}

async function list<Row>(visitor: APIRequestContext, token: string, name: string): Promise<Row[]> {
  const response = await visitor.get(`/api/${name}?limit=100`, { headers: authorised(token) });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Row[];
}

/** Sends a report as the page does: again with the same key if no response came. */
async function sendSurely(visitor: APIRequestContext, { all }: Instances, details: string): Promise<void> {
  const recaptcha = await solvedCaptcha(all[0]?.url ?? '', 'report');
  const key = crypto.randomUUID();
  for (let tries = 0; tries < 5; tries += 1) {
    const status = await visitor
      .post('/api/report', {
        data: { topic: 'bribe', details, recaptcha },
        headers: { 'idempotency-key': key },
      })
      .then(
        (response) => response.status(),
        () => 0,
      );
    if (status === 201) return;
    if (status !== 0 && status < 502) throw new Error(`"${details}" was answered ${status}.`);
  }
  throw new Error(`"${details}" was never taken.`);
}

/** Runs the work for each, with this concurrency. */
async function inParallel<Item>(width: number, items: Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}
