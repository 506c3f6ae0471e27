import type { Growth } from '../measure/growth.ts';
import { count, megabytes, spreadOf, table, time, times } from './format.ts';

/** The chapter on the cost of responses as the archive grows. */
export function growth({ sizes, rendered, cached, walk }: Growth): string {
  const title = (size: number) => `${count(size)} items`;
  const [small, full, large] = [title(sizes.small), title(sizes.full), title(sizes.large)];
  return `The processor's time for an uncached response (injected into the framework, behind the response cache). The newest
items are the same in each archive, so the pages show the same: home and detail are compared with ${small}, lists and
feeds, which need more items to be full, with ${full}.

${table(rendered, {
  response: ({ kind }) => kind,
  [small]: (row) => spreadOf(row.small.cpu, time),
  [full]: (row) => spreadOf(row.full.cpu, time),
  [large]: (row) => spreadOf(row.large.cpu, time),
  ratio: ({ ratio }) => spreadOf(ratio, times),
})}

Cached responses, requests/s at 64 connections:

${table(cached, {
  response: ({ kind }) => kind,
  [full]: (row) => spreadOf(row.full.perSecond),
  [large]: (row) => spreadOf(row.large.perSecond),
  ratio: (row) => spreadOf(row.large.perSecond.ratio, times),
})}

Readers who go through list pages that were never requested before, each rendered, compressed and cached:
${count(walk.perSecond)} responses/s, p99 ${time(walk.p99)}, ${time(walk.cost)} of the processor each, and ${megabytes(walk.memory)} of memory after it.
${(walk.refused * 100).toFixed(1)} % of the requests were refused (503) so that the others are served.`;
}
