// `npm run browsers`: goes through the site in Firefox and in WebKitGTK as visitors and an editor do.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '#shared/languages.ts';
import { inPath, installPackages } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';
import { findChromium } from '../../scripts/find-chromium.ts';
import { stopped } from '../../scripts/run.mjs';
import { runCommand } from '../../scripts/run-command.ts';
import { type Browser, browsers } from './browsers.ts';
import type { Driver } from './drivers/driver.ts';
import { type Journey, journeys, plainJourneys } from './journeys.ts';
import { pageOf } from './page.ts';
import { expectIntact } from './page-rules.ts';
import { readPages } from './reading.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

const widths = [360, 1440];
const height = 800;

const folder = 'test-results/browsers';

/** The word for what a screen reader is given. */
const reading = 'reading';

const count = { passed: 0, failed: 0 };

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { chosen, only, reads } = choose(positionals);
  await findPrograms(chosen);
  mkdirSync(folder, { recursive: true });
  const site = await startWatchedSite();
  try {
    for (const browser of chosen) await goThrough(browser, site, only);
    if (reads) await read(site);
  } finally {
    await site.stop();
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0;
});

/** The browsers and the reading, as named, or all; any other word chooses the journeys that have it in their name. */
function choose(words: string[]) {
  const named = browsers.filter(({ key }) => words.includes(key));
  const only = words.filter((word) => !browsers.some(({ key }) => key === word));
  return {
    chosen: named.length > 0 || words.includes(reading) ? named : browsers,
    only: only.filter((word) => word !== reading),
    reads: words.length === 0 || words.includes(reading),
  };
}

/** Writes down what a screen reader is given; a fault in it is a failure. */
async function read({ url }: WatchedSite): Promise<void> {
  const program = await findChromium();
  if (!program) throw new Failure('The reading needs Chromium.');
  const faults = await readPages(program, url, join(folder, reading));
  count[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(`\nWhat a screen reader is given, in ${join(folder, reading)}: ${faults.length} faults`);
  for (const fault of faults) console.log(`  ${fault}`);
}

/** @throws Failure where a program is neither there nor to be installed. */
async function findPrograms(chosen: readonly Browser[]): Promise<void> {
  const missing = () =>
    chosen.flatMap(({ needs }) => Object.entries(needs)).filter(([program]) => !inPath(program));
  await installPackages(...new Set(missing().map(([, debianPackage]) => debianPackage)));
  const names = missing().map(([program, debianPackage]) => `${program} (Debian's package ${debianPackage})`);
  if (names.length > 0) throw new Failure(`Not found in the PATH: ${names.join(', ')}.`);
}

async function goThrough({ key, start, plain }: Browser, site: WatchedSite, only: string[]): Promise<void> {
  const rounds = [
    { scripting: true, of: journeys },
    { scripting: false, of: plain ? plainJourneys : [] },
  ];
  for (const { scripting, of } of rounds) {
    const wanted = of.filter(
      ({ name, without }) =>
        without !== key && (only.length === 0 || only.some((word) => name.includes(word))),
    );
    if (wanted.length === 0) continue;
    const driver = await start({ scripting });
    console.log(`\n${driver.name}${scripting ? '' : ', without JavaScript'}`);
    try {
      for (const width of widths) {
        await driver.resize(width, height);
        for (const language of languages)
          for (const journey of wanted)
            if (!stopped()) await walk(journey, { driver, key, site, language, width });
      }
    } finally {
      await driver.close();
    }
  }
}

type Round = { driver: Driver; key: string; site: WatchedSite; language: Language; width: number };

/** Walks one journey; of a failed one the screen is kept as a picture. */
async function walk(
  { name, walk: steps }: Journey,
  { driver, key, site, language, width }: Round,
): Promise<void> {
  const title = `${name} (${language}, ${width})`;
  const page = pageOf(driver, site.url);
  const at = (path: string) => (language === 'ar' ? path : `/en${path === '/' ? '' : path}`);
  await driver.clearCookies();
  site.problems();
  try {
    await steps({ page, site, language, width, at });
    await expectIntact(page);
    assert.deepEqual(site.problems(), []);
    count.passed += 1;
    console.log(`  passed  ${title}`);
  } catch (error) {
    count.failed += 1;
    const picture = join(folder, `${key}-${count.failed}.png`);
    // A browser that hangs gives none
    await driver.screenshot().then(
      (screen) => writeFileSync(picture, screen),
      () => {},
    );
    const problems = site.problems().map((line) => `\n            ${line}`);
    console.log(
      `  FAILED  ${title}\n          ${(error as Error).message}${problems.join('')}\n          ${picture}`,
    );
  }
}
