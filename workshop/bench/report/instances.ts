import type { Instances } from '../measure/instances.ts';
import { spreadOf, table, time, times } from './format.ts';

/** The chapter on several instances on one machine. */
export function instances({ number, rows, propagation }: Instances): string {
  return `${number} instances on one PostgreSQL and one store, behind nginx as \`deploy/nginx.conf\` configures it, with TLS. All
of them share the two cores with the client, so more instances can hardly serve more here: these figures are their cost.
64 connections; cached responses except in the last row, which is read from the database each time.

${table(rows, {
  'page': ({ page }) => page,
  'one, requests/s': ({ one }) => spreadOf(one.perSecond),
  [`${number}, requests/s`]: ({ all }) => spreadOf(all.perSecond),
  'ratio': ({ all }) => spreadOf(all.perSecond.ratio, times),
  [`p99, one and ${number}`]: ({ one, all }) => `${time(one.p99.median)}, ${time(all.p99.median)}`,
})}

From the request of a save at one of them until all others serve it: ${spreadOf(propagation, time)}.`;
}
