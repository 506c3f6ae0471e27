import { chromium } from '@playwright/test';

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

/**
 * Visits pages with a fresh browser each and touches nothing: what each fetches, also once its script has started by itself.
 * @param {string} executablePath @param {string[]} addresses
 * @returns {Promise<{ path: string, type: string, bytes: number }[][]>} the bytes of bodies, packed as they came
 */
export async function visit(executablePath, addresses) {
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  try {
    const visits = [];
    for (const address of addresses) {
      const context = await browser.newContext(telephone);
      const page = await context.newPage();
      /** @type {import('@playwright/test').Request[]} */
      const finished = [];
      page.on('requestfinished', (request) => finished.push(request));
      await page.goto(address, { waitUntil: 'networkidle' });
      if ((await page.locator('#root').count()) === 0)
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      visits.push(await Promise.all(finished.map(described)));
      await context.close();
    }
    return visits;
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Request} request */
async function described(request) {
  const { pathname, search } = new URL(request.url());
  const { responseBodySize: bytes } = await request.sizes();
  return { path: pathname + search, type: request.resourceType(), bytes };
}
