import { chapters } from './chapters.mjs';
import { count, megabytes, table } from './format.mjs';
import { goals } from './goals.mjs';
import { references } from './references.mjs';
import { tried } from './tried.mjs';

/**
 * The whole report, in Markdown that reads as text too.
 * @param {Record<string, any>} results
 */
export function report(results) {
  const { machine, options, minutes, requests } = results;
  const { date, cores, model, memory, node } = machine;
  const parts = Object.entries(chapters)
    .filter(([part]) => results[part])
    .map(([part, { title, write }]) => `## ${title}\n\n${write(results[part], results)}`);
  const missing = Object.keys(chapters).filter((part) => !results[part]);
  return `${[
    '# Performance',
    options.quick && 'A quick trial: its figures mean little.',
    cores < 2 && 'On one core, which servers and client share: these figures mean little.',
    `Written by \`npm run bench\` on ${date}, in ${Math.ceil(minutes)} minutes: ${cores} cores (${model}), ${megabytes(memory)} of memory,
Node ${node}. The servers have one core and the client another; they are asked in turn, ${options.rounds} × ${options.seconds} s each after a round
that does not count. A figure is the middle one of the rounds, with the lowest and the highest in brackets; ratios are
formed round by round.`,
    missing.length > 0 && `Not measured this time: ${missing.join(', ')}.`,
    requests && '![Home page, requests per second on one core](pictures/performance.svg)',
    `## The goals\n\n${goalTable(results)}`,
    ...parts,
    `## What stands in the way\n\n${tried}`,
    `## Others, in another run

Not measured here: comparable home pages (a hero and 27 cards) on one 2-core machine in November 2026, the server on one
core, wrk with 64 connections on the other.

${referenceTable()}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** @param {Record<string, any>} results */
function goalTable(results) {
  return table(goals(results), {
    what: ({ what }) => what,
    goal: ({ goal }) => goal,
    here: ({ figure }) => figure,
    reached: ({ reached }) => (reached ? 'yes' : '**no**'),
  });
}

function referenceTable() {
  return table(references, {
    'system': ({ system }) => system,
    'home, requests/s': ({ home }) => count(home),
    'p99': ({ p99 }) => p99,
    'detail, requests/s': ({ detail }) => count(detail),
    'list call, requests/s': ({ list }) => count(list),
    'memory, under load': ({ memory }) => memory,
  });
}
