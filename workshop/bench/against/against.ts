import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCaptchaServer } from '../../stand-ins/captcha-server.ts';
import { root } from '../contenders/diwan.ts';
import { log } from '../context.ts';
import { describeMachine } from '../machine.ts';
import type { Options } from '../options.ts';
import { scratchFolder, serverCore } from '../processes.ts';
import { requireProgram } from '../programs.ts';
import { table } from '../report/format.ts';
import { buildCommit, commitId } from './built-tree.ts';
import { type Comparison, compare } from './compare.ts';
import { type Measurement, siteMeasurements, startMeasurement } from './measurements.ts';
import { type FilledSite, fill, startSite } from './site.ts';
import { verifyResponses } from './verify-responses.ts';

type Pair<Subject> = { old: Subject; new: Subject };

const folder = 'test-results/bench';

/** Compares this tree with the build of a commit in one run. Resolves to false where a quantity is worse. */
export async function compareWith(commit: string, options: Options): Promise<boolean> {
  const wrk = await requireProgram('wrk');
  const id = await commitId(commit);
  log(`${commit} is built`);
  const trees = { old: await buildCommit(id), new: root };
  const comparisons = await alternate(startMeasurement(options), trees, options.starts);
  const { url: captchaUrl } = await startCaptchaServer();
  const filledSite = async (tree: string): Promise<FilledSite> => {
    const site = await startSite({ tree, dataDir: scratchFolder(), core: serverCore, captchaUrl });
    return fill(site, options.created);
  };
  log(`${options.created} items are created in each site`);
  const sites = { old: await filledSite(trees.old), new: await filledSite(trees.new) };
  await verifyResponses(sites.old, sites.new);
  for (const measurement of siteMeasurements(wrk, options))
    comparisons.push(...(await alternate(measurement, sites, options.pairs)));
  await verifyResponses(sites.old, sites.new);
  const text = report(id, options, comparisons);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'against.md'), text);
  console.log(`\n${text}\nWritten to ${folder}/against.md.`);
  return comparisons.every(({ isWorse }) => !isWorse);
}

/** Measures two subjects alternately, some rounds after one that does not count. */
async function alternate<Subject>(
  { quantities, round }: Measurement<Subject>,
  subjects: Pair<Subject>,
  rounds: number,
): Promise<Comparison[]> {
  log(quantities.map(({ what }) => what).join('; '));
  const figures: Pair<number[]>[] = [];
  for (let index = 0; index <= rounds; index += 1)
    figures.push({ old: await round(subjects.old), new: await round(subjects.new) });
  return quantities.map((quantity, index) => {
    const of = (name: keyof Pair<number[]>) =>
      figures.slice(1).map((each) => each[name][index] ?? Number.NaN);
    return compare(quantity, of('old'), of('new'));
  });
}

function report(id: string, { quick, pairs, starts, seconds }: Options, comparisons: Comparison[]): string {
  const { date, cores, model, node } = describeMachine();
  const worse = comparisons.filter(({ isWorse }) => isWorse).map(({ what }) => what);
  return `${[
    `# This tree against ${id.slice(0, 10)}`,
    quick && 'A quick trial: its figures mean little.',
    `Written by \`npm run bench -- --against\` on ${date}: ${cores} cores (${model}), Node ${node}. Both builds run with the same
content on one core, the client on another, and are measured alternately: ${pairs} × ${seconds} s of load, ${starts} starts, after a round that
does not count. Figures are medians of the rounds. The ratio is formed round by round, with twice its standard error as
noise; bold is worse by more than 5 % and the noise.`,
    table(comparisons, {
      'what': ({ what }) => what,
      'old': ({ old, format }) => format(old),
      'new': (row) => row.format(row.new),
      'new/old': ratioText,
    }),
    worse.length > 0 ? `Worse: ${worse.join('; ')}.` : 'No quantity is worse.',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function ratioText({ ratio, noise, isWorse }: Comparison): string {
  const text = `${ratio.toFixed(2)} ± ${(100 * noise).toFixed(0)} %`;
  return isWorse ? `**${text}**` : text;
}
