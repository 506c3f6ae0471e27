import { count, megabytes, spreadOf, table, time, times } from './format.mjs';

/** The chapter on what answers cost as the archive grows. */
export function growth({ sizes, made, kept, walk }) {
  const [small, full, large] = sizes.map((/** @type {number} */ size) => `${count(size)} items`);
  return `What an answer costs of the processor when nothing is kept (asked in-process, past the page cache). The newest items are
the same in each, so the pages show the same: home and detail are held against ${small}, lists and feeds, which need more
to be full, against ${full}.

${table(made, {
  answer: ({ kind }) => kind,
  [small]: (row) => spreadOf(row.small.cpu, time),
  [full]: (row) => spreadOf(row.full.cpu, time),
  [large]: (row) => spreadOf(row.large.cpu, time),
  ratio: ({ ratio }) => spreadOf(ratio, times),
})}

Kept answers, requests/s at 64 connections:

${table(kept, {
  answer: ({ kind }) => kind,
  [full]: (row) => spreadOf(row.small.perSecond),
  [large]: (row) => spreadOf(row.large.perSecond),
  ratio: (row) => spreadOf(row.large.perSecond.ratio, times),
})}

Readers who go through list pages that nobody has asked for before, each rendered, packed and kept: ${count(walk.perSecond)}
answers/s, p99 ${time(walk.p99)}, ${time(walk.cost)} of the processor each, and ${megabytes(walk.memory)} of memory after it.
${(walk.refused * 100).toFixed(1)} % of the requests were put off (503) so that everybody else is answered.`;
}
