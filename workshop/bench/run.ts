// Measures Diwan beside nginx with the same bytes and beside a plain single-page application, on this machine alone,
// and writes docs/performance.md. With `--against=COMMIT` it compares this tree with the build of a commit instead.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/failure.mjs';
import { runCommand } from '../../scripts/run-command.ts';
import { compareWith } from './against/against.ts';
import { type Context, createContext } from './context.ts';
import { describeMachine } from './machine.ts';
import { type Options, readOptions } from './options.ts';
import { type PartName, partNames } from './part-names.ts';
import { type Measured, parts, type Results } from './parts.ts';
import { drawChart } from './report/chart.ts';
import { mergeReport } from './report/merge-report.ts';
import { report } from './report/report.ts';

await runCommand(async () => {
  const options = readOptions([...partNames]);
  return options.against === undefined ? measureParts(options) : compareWith(options.against, options);
});

async function measureParts(options: Options): Promise<boolean> {
  const context = await createContext(options);
  const measured: Measured = {};
  const failed: PartName[] = [];
  const started = performance.now();
  for (const name of partNames) {
    if (options.only && !options.only.includes(name)) continue;
    await measure(name, context, measured).catch((error: unknown) => {
      console.error(`The part "${name}" failed:`, error instanceof Failure ? error.message : error);
      failed.push(name);
    });
  }
  const minutes = (performance.now() - started) / 60_000;
  write({ ...measured, machine: describeMachine(), options, minutes });
  return failed.length === 0;
}

async function measure<Name extends PartName>(name: Name, context: Context, measured: Pick<Measured, Name>) {
  measured[name] = await parts[name](context);
}

function write(results: Results): void {
  const { quick, only } = results.options;
  const folder = quick ? 'test-results/bench' : 'docs';
  const file = join(folder, 'performance.md');
  const isMerged = only !== undefined && !quick && existsSync(file);
  const text = isMerged ? mergeReport(readFileSync(file, 'utf8'), results) : report(results);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(file, text);
  // The picture has bars of several parts
  const chart = isMerged ? undefined : drawChart(results);
  if (chart) writeFileSync(join(folder, 'pictures/performance.svg'), chart);
  console.log(`\n${text}\nWritten to ${file}.`);
}
