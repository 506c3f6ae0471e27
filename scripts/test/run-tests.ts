// All tests in one run on two cores: the steps that wait for the network or the bundler beside the checks,
// then the two runners one after the other. `--checks` stops after the checks; `FILE…` runs these test files alone, with
// the same browser, databases and build.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { busyNotice } from '#tests/timeouts/slowness.ts';
import { startObjectStore } from '#workshop/stand-ins/object-store.ts';
import { startPostgres } from '#workshop/stand-ins/postgres.ts';
import { build } from '../build.mjs';
import { installPackages } from '../debian.ts';
import { Failure } from '../failure.mjs';
import { findChromium } from '../find-chromium.ts';
import { stopped } from '../run.mjs';
import { checks } from './checks.ts';
import { countTests, type Runner } from './count-tests.ts';
import { step } from './step.ts';
import { missingPackages } from './test-packages.ts';

const { values: options, positionals: files } = parseArgs({
  options: { checks: { type: 'boolean' } },
  allowPositionals: true,
});
const total = { passed: 0, failed: 0 };
const failedFiles: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'diwan-test-'));
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
let objectStore: Awaited<ReturnType<typeof startObjectStore>> | undefined;

try {
  if (options.checks) await runChecks();
  else if (files.length > 0) await runFiles();
  else await runAll();
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  total.failed += 1;
} finally {
  await Promise.all([postgres?.stop(), objectStore?.stop()]);
  rmSync(reports, { recursive: true, force: true });
}
if (!stopped()) {
  if (failedFiles.length > 0)
    console.log(`\n${busyNotice()}Run the failed files again: npm test -- ${failedFiles.join(' ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
process.exitCode = stopped() || (total.failed > 0 ? 1 : 0);

async function runAll() {
  const [environment] = await Promise.all([prepare(), runChecks()]);
  await runVitest(environment);
  await runPlaywright(environment);
}

async function runFiles() {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Failure(`There is no test file ${missing.join(', ')}.`);
  const environment = await prepare();
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const others = files.filter((file) => !file.endsWith('.spec.ts'));
  if (others.length > 0) await runVitest(environment, others);
  if (inBrowser.length > 0) await runPlaywright(environment, inBrowser);
}

function runVitest(environment: NodeJS.ProcessEnv, only: string[] = []) {
  const report = join(reports, 'vitest.json');
  return runTests('vitest', report, environment, [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ]);
}

function runPlaywright(environment: NodeJS.ProcessEnv, only: string[] = []) {
  const report = join(reports, 'playwright.json');
  return runTests('playwright', report, { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, [
    '@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    ...only,
  ]);
}

async function runChecks() {
  for (const [name, command] of checks) add(await step(name, command));
}

/**
 * Provides the environment of the tests: the browser, a PostgreSQL and a store of files (unless they are
 * given), and the built pages.
 */
async function prepare(): Promise<NodeJS.ProcessEnv> {
  await installPackages(...missingPackages());
  const chromium = await findChromium();
  const url = process.env['TEST_DATABASE_URL'] ?? (await startDatabase());
  const store = process.env['TEST_STORAGE_URL'] ? {} : await startStore();
  add(await built());
  return { ...(chromium && { CHROMIUM: chromium }), TEST_DATABASE_URL: url, ...store };
}

async function startDatabase() {
  postgres = await startPostgres();
  return postgres.url;
}

async function startStore() {
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
    console.error((error as Error).message);
    return false;
  }
}

async function runTests(
  runner: Runner,
  report: string,
  env: NodeJS.ProcessEnv,
  command: [file: string, ...args: string[]],
) {
  const succeeded = await step(runner, command, { live: true, env });
  const counted = countTests(runner, report, succeeded);
  total.passed += counted.passed;
  total.failed += counted.failed;
  failedFiles.push(...counted.failedFiles);
}

function add(passed: boolean) {
  total[passed ? 'passed' : 'failed'] += 1;
}
