import { chromium, type Request } from '@playwright/test';

export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The telephone of Lighthouse. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A request of a page; the bytes are those of the response's body in its encoding. */
export type VisitRequest = { path: string; type: string; bytes: number };

/** Visits pages with a fresh browser profile each, without any input: the requests of each, also those of its script. */
export async function visit(executablePath: string, urls: string[]): Promise<VisitRequest[][]> {
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  try {
    const visits: VisitRequest[][] = [];
    for (const url of urls) {
      const context = await browser.newContext(telephone);
      const page = await context.newPage();
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      await page.goto(url, { waitUntil: 'networkidle' });
      if ((await page.locator('#root').count()) === 0)
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      visits.push(await Promise.all(finished.map(describeRequest)));
      await context.close();
    }
    return visits;
  } finally {
    await browser.close();
  }
}

async function describeRequest(request: Request): Promise<VisitRequest> {
  const { pathname, search } = new URL(request.url());
  const { responseBodySize: bytes } = await request.sizes();
  return { path: pathname + search, type: request.resourceType(), bytes };
}
