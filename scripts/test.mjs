// Everything that is tested, in one run on two cores: what waits for the network or the bundler beside the checks,
// then the two runners one after the other. `--checks` stops after the checks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checks } from './checks.mjs';
import { countTests } from './count-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { stopped } from './run.mjs';
import { step } from './step.mjs';

const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'diwan-test-'));
let postgres;
let objectStore;

try {
  if (process.argv.includes('--checks')) await runChecks();
  else await runAll();
} catch (error) {
  console.error(error);
  total.failed += 1;
} finally {
  await Promise.all([postgres?.stop(), objectStore?.stop()]);
  rmSync(reports, { recursive: true, force: true });
}
if (!stopped()) console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = stopped() || (total.failed > 0 ? 1 : 0);

async function runAll() {
  const [environment] = await Promise.all([prepare(), runChecks()]);
  const vitest = join(reports, 'vitest.json');
  await runTests('vitest', vitest, environment, [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitest}`,
  ]);
  const playwright = join(reports, 'playwright.json');
  await runTests('playwright', playwright, { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: playwright }, [
    '@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
  ]);
}

async function runChecks() {
  for (const [name, command] of checks) add(await step(name, command));
}

/** Gets what the tests need: the browser, a PostgreSQL and a store of files (unless they are given), and the built pages. */
async function prepare() {
  const chromium = await findChromium();
  const url = process.env.TEST_DATABASE_URL ?? (await startDatabase());
  const store = process.env.TEST_STORAGE_URL ? {} : await startStore();
  add(await built());
  return { ...(chromium && { CHROMIUM: chromium }), TEST_DATABASE_URL: url, ...store };
}

async function startDatabase() {
  const { startPostgres } = await import('./postgres.mjs');
  postgres = await startPostgres();
  return postgres.url;
}

async function startStore() {
  const { startObjectStore } = await import('./object-store.mjs');
  objectStore = await startObjectStore();
  // Not STORAGE_URL: most sites of the tests keep their files in a folder
  const { STORAGE_URL: url, ...key } = objectStore.env;
  return { TEST_STORAGE_URL: url, ...key };
}

async function built() {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

async function runTests(runner, report, env, command) {
  const succeeded = await step(runner, command, { live: true, env });
  const { passed, failed } = countTests(runner, report, succeeded);
  total.passed += passed;
  total.failed += failed;
}

function add(passed) {
  total[passed ? 'passed' : 'failed'] += 1;
}
