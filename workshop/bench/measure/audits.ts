import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { Failure } from '../../../scripts/failure.mjs';
import { everyPage } from '../../../shared/site/every-page.ts';
import { urlOf } from '../../../shared/site/href.ts';
import { startEmptyPage } from '../contenders/empty-page.ts';
import type { Context } from '../context.ts';
import { freePort } from '../processes.ts';
import { median, type Spread, spread } from '../statistics.ts';
import { browserSwitches } from './visit.ts';

/** Every kind of public page, in both languages. */
const paths: Record<string, { Arabic: string; English: string }> = {
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

type Figures = Record<
  'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'tbt' | 'cls',
  number
>;

export type AuditRow = { name: string; performance: Spread } & Omit<Figures, 'performance'>;

export type Audits = {
  own: AuditRow[];
  /** The home page of the plain application. */
  plain: AuditRow;
  /** A page without anything to load: what the machine costs each of the others. */
  empty: AuditRow;
};

/** Lighthouse as a telephone with a simulated line and processor, each page with a fresh browser profile. */
export async function measureAudits(context: Context): Promise<Audits | undefined> {
  const { programs, options, contenders } = context;
  const { chromium: executablePath } = programs;
  if (!executablePath) return undefined;
  const { diwan, plain } = await contenders();
  const pages = Object.entries(paths).flatMap(([page, languages]) =>
    Object.entries(languages).map(([language, path]) => ({
      name: `${page}, ${language}`,
      url: diwan.url + path,
    })),
  );
  const own: AuditRow[] = [];
  for (const { name, url } of options.quick ? pages.slice(0, 1) : pages)
    own.push(await auditRow(name, url, executablePath, context));
  const compared = await auditRow('home of the plain application', `${plain.url}/`, executablePath, context);
  const server = await startEmptyPage();
  try {
    return {
      own,
      plain: compared,
      empty: await auditRow('an empty page', server.url, executablePath, context),
    };
  } finally {
    await server.stop();
  }
}

async function auditRow(
  name: string,
  url: string,
  executablePath: string,
  { options, log }: Pick<Context, 'options' | 'log'>,
): Promise<AuditRow> {
  log(`Lighthouse: ${name}`);
  const runs: Figures[] = [];
  for (let run = 0; run < options.audits; run += 1)
    runs.push(await withRetries(() => audit(executablePath, url)));
  const middle = (of: (figures: Figures) => number) => median(runs.map(of));
  return {
    name,
    performance: spread(runs.map(({ performance }) => performance)),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}

/** The browser sometimes records no trace, whatever the page: such an audit is repeated, twice at most. */
async function withRetries<Result>(action: () => Promise<Result>, left = 2): Promise<Result> {
  return action().catch((error: unknown) => {
    if (left === 0) throw error;
    return withRetries(action, left - 1);
  });
}

async function audit(executablePath: string, url: string): Promise<Figures> {
  const port = await freePort();
  const args = [...browserSwitches, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    if (!result || result.lhr.runtimeError)
      throw new Failure(`Lighthouse, ${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    const { lhr } = result;
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
