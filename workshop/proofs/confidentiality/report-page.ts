import { type AddressInfo, connect, createServer } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { type Language, languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';
import { filesBelow, searchFor } from '#tests/databases/search-for.ts';
import { solvePlainQuestion } from '#tests/requests/solve-plain-question.ts';
import { openChromium } from '../lib/open-chromium.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { signIn } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';

/** Traces of each sender: an address of the network and a browser's name, with a number behind them. */
const marks = { network: '127.88.', agent: 'Sender-Agent' };

type Sender = { number: number; language: Language; scripted: boolean };

/** A report, with scripts or without, causes no request to others, leaves nothing in the browser and no trace of its sender. */
export const reportPage = proof({
  promise: 'The report page asks no third party, sets no cookie, and nothing of its sender is written down',
  full: { each: 10 },
  quick: { each: 1 },
  planted: {
    what: 'a page that sets a cookie',
    edits: [
      {
        in: 'servePages',
        find: '$reply.code($answer.status).headers(Object.fromEntries($answer.headers))',
        put: "$reply.code($answer.status).headers(Object.fromEntries($answer.headers)).header('set-cookie', 'seen=1')",
      },
    ],
  },
  async run(stage, { each }) {
    const dataDir = stage.folder();
    const environment = { LIMITS: 'on', LOG_LEVEL: 'debug', SAMPLE_CONTENT: 'on' };
    const site = await stage.start({ dataDir, environment });
    const browser = await openChromium(stage);
    const senders = Array.from({ length: each }, () =>
      languages.flatMap((language) => [true, false].map((scripted) => ({ language, scripted }))),
    ).flat();
    let requests = 0;
    for (const [index, sender] of senders.entries()) {
      const number = index + 1;
      const url = await asFrom(stage, `${marks.network}${number}.1`, site.url);
      requests += await sendReport(browser, url, { number, ...sender });
    }
    const received = await (await signIn(site.url)).inbox('reports');
    expectThat(received.length === senders.length, `${received.length} reports were received`);
    await site.stop();
    const files = [...(await filesBelow(dataDir)), { name: 'the log', bytes: Buffer.from(site.output()) }];
    const found = searchFor(Object.values(marks), files);
    expectThat(found.length === 0, `Found: ${found.slice(0, 3).join('; ')}`);
    return `${senders.length} reports in Chromium, each from an address and a browser's name of its own, in both languages, with and without scripts: ${requests} requests, 0 to another origin, 0 cookies, 0 entries in the browser's storage; 0 of the addresses and names in ${files.length} files and the log`;
  },
});

/** Goes between a browser and the site, which sees the visitor come from this address. @returns where the browser goes. */
async function asFrom(stage: Stage, localAddress: string, url: string): Promise<string> {
  const port = Number(new URL(url).port);
  const between = createServer((near) => {
    const far = connect({ port, host: '127.0.0.1', localAddress });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  stage.later(() => between.close());
  return `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
}

/**
 * @returns the number of requests of the browser.
 * @throws Broken if one of them led elsewhere, or data is left in its storage.
 */
async function sendReport(
  browser: Browser,
  url: string,
  { number, language, scripted }: Sender,
): Promise<number> {
  const context = await browser.newContext({
    userAgent: `${marks.agent}/${number}`,
    javaScriptEnabled: scripted,
  });
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  const page = await context.newPage();
  await page.goto(`${url}${href('contact-us', { language, tab: 'report' })}`);
  const form = page.locator('form:has([name="details"])');
  await form.locator('[name="topic"]').selectOption('bribe');
  await form.locator('[name="details"]').fill(`Report ${number}`);
  await (scripted ? tickAndSend : solveAndSend)(page, language);
  await page.getByRole('heading', { name: message(language, 'form.reportSent') }).waitFor();
  const strange = requested.filter(
    (address) => !address.startsWith(`${url}/`) && !/^(data|blob):/.test(address),
  );
  expectThat(strange.length === 0, `The report page asks ${strange[0]}`);
  const { cookies, origins } = await context.storageState();
  expectThat(cookies.length === 0, `A cookie is kept: ${cookies[0]?.name}`);
  expectThat(origins.length === 0, `The browser keeps ${JSON.stringify(origins)}`);
  await context.close();
  return requested.length;
}

async function tickAndSend(page: Page, language: Language): Promise<void> {
  const form = page.locator('form:has([name="details"])');
  await form.getByRole('checkbox', { name: message(language, 'captcha.person') }).check();
  await form.getByText(message(language, 'captcha.verified'), { exact: true }).waitFor();
  await form.getByRole('button', { name: message(language, 'form.send') }).click();
}

/** Repeats until it is accepted: a new question has a waiting time. */
async function solveAndSend(page: Page, language: Language): Promise<void> {
  const form = page.locator('form:has([name="details"])');
  const requested = (await form.locator('label[for="report-recaptcha"]').textContent()) ?? '';
  await form.locator('[name="answer"]').fill(String(solvePlainQuestion(language, requested)));
  for (let status = 0; status !== 200; ) {
    const coming = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: message(language, 'form.send') }).click();
    status = (await coming).status();
    await page.waitForLoadState();
  }
}
