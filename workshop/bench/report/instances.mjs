import { spreadOf, table, time, times } from './format.mjs';

/** The chapter on several instances on one machine. */
export function instances({ number, rows, reached }) {
  return `${number} instances on one PostgreSQL and one store, behind nginx as \`deploy/nginx.conf\` configures it, with TLS. All
of them share the two cores with the client, so more instances can hardly serve more here: what is measured is what they
cost. 64 connections; kept answers but for the last row, which is read from the database each time.

${table(rows, {
  'page': ({ page }) => page,
  'one, requests/s': ({ one }) => spreadOf(one.perSecond),
  [`${number}, requests/s`]: ({ all }) => spreadOf(all.perSecond),
  'ratio': ({ all }) => spreadOf(all.perSecond.ratio, times),
  [`p99, one and ${number}`]: ({ one, all }) => `${time(one.p99.median)}, ${time(all.p99.median)}`,
})}

From the sending of a save at one of them until all others answer with it: ${spreadOf(reached, time)}.`;
}
