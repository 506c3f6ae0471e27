import { partNames } from '../part-names.ts';
import type { Results } from '../parts.ts';
import { chapter } from './chapters.ts';
import { count, megabytes, table } from './format.ts';
import { goalTable } from './goal-table.ts';
import { goals } from './goals.ts';
import { references } from './references.ts';
import { tried } from './tried.ts';

/** The complete report, in Markdown that reads as text too. */
export function report(results: Results): string {
  const { machine, options, minutes, requests } = results;
  const { date, cores, model, memory, node } = machine;
  const missing = partNames.filter((name) => !results[name]);
  return `${[
    '# Performance',
    options.quick && 'A quick trial: its figures mean little.',
    cores < 2 && 'On one core, which servers and client share: these figures mean little.',
    `Written by \`npm run bench\` on ${date}, in ${Math.ceil(minutes)} minutes: ${cores} cores (${model}), ${megabytes(memory)} of memory,
Node ${node}. The servers have one core and the client another; they are loaded alternately, ${options.rounds} × ${options.seconds} s each after a
round that does not count. A figure is the median of the rounds, with the lowest and the highest in brackets; ratios are
formed round by round.`,
    missing.length > 0 && `Not measured this time: ${missing.join(', ')}.`,
    requests && '![Home page, requests per second on one core](pictures/performance.svg)',
    `## The goals\n\n${goalTable(goals(results))}`,
    ...partNames.map((name) => chapter(name, results[name], results)),
    `## Obstacles\n\n${tried}`,
    `## Others, in another run

Not measured here: comparable home pages (a hero and 27 cards) on one 2-core machine in November 2026, the server on one
core, wrk with 64 connections on the other.

${referenceTable()}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function referenceTable(): string {
  return table(references, {
    'system': ({ system }) => system,
    'home, requests/s': ({ home }) => count(home),
    'p99': ({ p99 }) => p99,
    'detail, requests/s': ({ detail }) => count(detail),
    'list call, requests/s': ({ list }) => count(list),
    'memory, under load': ({ memory }) => memory,
  });
}
