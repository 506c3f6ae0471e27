// Measures Diwan beside nginx with the same bytes and beside a plain single-page application, on this machine alone,
// and writes docs/performance.md. The order of the parts is that of the report.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/failure.mjs';
import { runCommand } from '../../scripts/run-command.ts';
import { describeMachine } from './machine.mjs';
import { measureAudits } from './measure/audits.mjs';
import { measureGrowth } from './measure/growth.mjs';
import { measureInstances } from './measure/instances.mjs';
import { measurePageViews } from './measure/page-views.mjs';
import { measureRequests } from './measure/requests.mjs';
import { measureStarts } from './measure/starts.mjs';
import { measureWeight } from './measure/weight.mjs';
import { measureWrites } from './measure/writes.mjs';
import { readOptions } from './options.mjs';
import { drawChart } from './report/chart.mjs';
import { report } from './report/report.mjs';
import { setStage } from './stage.mjs';

const parts = {
  requests: measureRequests,
  views: measurePageViews,
  weight: measureWeight,
  audits: measureAudits,
  growth: measureGrowth,
  writes: measureWrites,
  starts: measureStarts,
  instances: measureInstances,
};

await runCommand(async () => {
  const options = readOptions(Object.keys(parts));
  const stage = await setStage(options);
  const results = { machine: describeMachine(), options };
  const began = performance.now();
  for (const [name, measure] of Object.entries(parts)) {
    if (options.only && !options.only.includes(name)) continue;
    results[name] = await measure(stage).catch((error) => failed(name, error));
  }
  results.minutes = (performance.now() - began) / 60_000;
  write(results);
  return true;
});

/** One part is missing then; the others are worth their time. @param {string} part @param {Error} error */
function failed(part, error) {
  console.error(`The part "${part}" failed:`, error instanceof Failure ? error.message : error);
  process.exitCode = 1;
}

function write(results) {
  const { quick, only } = results.options;
  const folder = quick || only ? 'test-results/bench' : 'docs';
  const text = report(results);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'performance.md'), text);
  if (results.requests) writeFileSync(join(folder, 'pictures/performance.svg'), drawChart(results));
  console.log(`\n${text}\nWritten to ${folder}/performance.md.`);
}
