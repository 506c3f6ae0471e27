import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { Failure } from '../../../scripts/failure.mjs';
import { everyPage } from '../../../shared/site/every-page.ts';
import { urlOf } from '../../../shared/site/href.ts';
import { freePort } from '../processes.mjs';
import { spread } from '../statistics.mjs';
import { browserSwitches } from './visit.mjs';

/** Every kind of public page, in both languages. */
const paths = {
  home: { Arabic: '/', English: '/en' },
  list: { Arabic: '/articles', English: '/en/articles' },
  detail: { Arabic: '/articles/5/ar', English: '/articles/5/en' },
  ...Object.fromEntries(
    everyPage
      .filter(({ name, section }) => !section && name !== 'home')
      .map(({ name, pattern }) => [
        name,
        { Arabic: urlOf({ pattern }, { language: 'ar' }), English: urlOf({ pattern }, { language: 'en' }) },
      ]),
  ),
};

const metrics = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * Lighthouse as a telephone, its line and processor simulated, each page with a fresh browser profile.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureAudits({ programs, options, contenders, say }) {
  if (!programs.chromium) return undefined;
  const { diwan, plain } = await contenders();
  const own = Object.entries(paths).flatMap(([page, languages]) =>
    Object.entries(languages).map(([language, path]) => ({
      name: `${page}, ${language}`,
      address: diwan.url + path,
    })),
  );
  const audited = [
    ...(options.quick ? own.slice(0, 1) : own),
    { name: 'home of the plain application', address: `${plain.url}/` },
  ];
  const rows = [];
  for (const { name, address } of audited) {
    say(`Lighthouse: ${name}`);
    const audits = [];
    for (let time = 0; time < options.audits; time += 1)
      audits.push(await surely(() => audit(programs.chromium, address)));
    rows.push({ name, ...middle(audits) });
  }
  return rows;
}

/**
 * Now and then the browser records nothing, which says nothing of the page: it is asked again, twice at most.
 * @template Result @param {() => Promise<Result>} work @param {number} [left] @returns {Promise<Result>}
 */
async function surely(work, left = 2) {
  return work().catch((error) => {
    if (left === 0) throw error;
    return surely(work, left - 1);
  });
}

/** @param {string} executablePath @param {string} address */
async function audit(executablePath, address) {
  const port = await freePort();
  const args = [...browserSwitches, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const { lhr } = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
    if (lhr.runtimeError) throw new Failure(`Lighthouse, ${address}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    );
    const measured = Object.entries(metrics).map(([name, id]) => [name, lhr.audits[id].numericValue]);
    return /** @type {Record<string, number>} */ ({ ...scores, ...Object.fromEntries(measured) });
  } finally {
    await browser.close();
  }
}

/** The middle of each figure, and how far the score of performance lay apart. @param {Record<string, number>[]} audits */
function middle(audits) {
  const of = (/** @type {string} */ name) => spread(audits.map((figures) => figures[name]));
  return {
    ...Object.fromEntries(Object.keys(audits[0]).map((name) => [name, of(name).median])),
    performance: of('performance'),
  };
}
