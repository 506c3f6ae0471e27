import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../../../scripts/run.mjs';
import type { TestedDefect } from '../defect.ts';

/** Tests of one file, or of some files, by a part of their titles. */
export type Selection = { files: string[]; titles: string[] };

/** The number of tests that ran, and those that failed: each title, and the first line of why. */
export type Outcome = { count: number; failed: { title: string; why: string }[]; output: string };

type Result = { status: string; error?: { message?: string } };
type Spec = { ok: boolean; title: string; tests: { results: Result[] }[] };
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type PlaywrightReport = { suites: Suite[] };
type VitestReport = { testResults: { assertionResults: Assertion[] }[] };
type Assertion = { fullName: string; status: string; failureMessages: string[] };

export const isBrowserTest = (file: string): boolean => file.endsWith('.spec.ts');

export const selectionOf = ({ test, title }: TestedDefect): Selection => ({
  files: [test],
  titles: title ? [title] : [],
});

/** Runs tests in a tree. */
export async function runTests(selection: Selection, tree: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const inBrowser = selection.files.every(isBrowserTest);
  const folder = mkdtempSync(join(tmpdir(), 'diwan-planted-report-'));
  const report = join(folder, 'report.json');
  const output: Buffer[] = [];
  try {
    await run(process.execPath, inBrowser ? playwright(selection, folder) : vitest(selection, report), {
      cwd: tree,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      onStart(child: import('node:child_process').ChildProcess) {
        for (const stream of [child.stdout, child.stderr])
          stream?.on('data', (chunk: Buffer) => output.push(chunk));
      },
    });
    const outcome = inBrowser ? readPlaywright(report) : readVitest(report);
    return { ...outcome, output: Buffer.concat(output).toString() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function playwright({ files, titles }: Selection, folder: string): string[] {
  return [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=workshop/defects/tested/playwright.config.ts',
    '--project=SQLite',
    `--output=${join(folder, 'output')}`,
    '--reporter=json',
    ...(titles.length > 0 ? ['-g', anyOf(titles)] : []),
    ...files,
  ];
}

function vitest({ files, titles }: Selection, report: string): string[] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    `--outputFile=${report}`,
    '--maxWorkers=1',
    ...(titles.length > 0 ? ['-t', anyOf(titles)] : []),
    ...files,
  ];
}

const anyOf = (titles: string[]) =>
  titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');

function readPlaywright(file: string): Pick<Outcome, 'count' | 'failed'> {
  const { suites } = (read(file) ?? { suites: [] }) as PlaywrightReport;
  const specs = suites.flatMap(specsOf).filter(({ tests }) => tests.some(hasRun));
  const failed = specs.filter(({ ok }) => !ok);
  return { count: specs.length, failed: failed.map((spec) => ({ title: spec.title, why: reasonOf(spec) })) };
}

const reasonOf = ({ tests }: Spec) =>
  firstLines(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message);

/** Without the colours of a terminal. */
const firstLines = (text = '') =>
  stripVTControlCharacters(text).split('\n').slice(0, 8).join(' ').replaceAll(/\s+/g, ' ').slice(0, 240);

const hasRun = ({ results }: Spec['tests'][number]) => results.some(({ status }) => status !== 'skipped');

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readVitest(file: string): Pick<Outcome, 'count' | 'failed'> {
  const { testResults } = (read(file) ?? { testResults: [] }) as VitestReport;
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    count: tests.length,
    failed: failed.map(({ fullName, failureMessages: [why] }) => ({ title: fullName, why: firstLines(why) })),
  };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
