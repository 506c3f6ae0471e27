import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as PlainServer } from 'node:net';
import { setImmediate as afterArrivals } from 'node:timers/promises';

type Times = {
  /** Milliseconds in which an idle keep-alive connection may bring one more request. */
  grace: number;
  /** Milliseconds after which running requests are aborted. */
  limit: number;
};

/** Polling interval for idle connections, in milliseconds. */
const every = 50;

/**
 * Accepts no new connection, and resolves when the last one is closed. Running requests are finished, and so is a
 * further request on a keep-alive connection, with `Connection: close`: a reverse proxy sends requests on such
 * connections without checking, and retries only some of them.
 */
export async function drain(server: Server, { grace, limit }: Times): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Connections already in the backlog are accepted
  await afterArrivals();
  const gone = once(server, 'close');
  // An HTTP server's own close would end idle connections immediately
  PlainServer.prototype.close.call(server);
  const started = performance.now();
  const sweep = setInterval(() => {
    if (performance.now() - started > grace) server.closeIdleConnections();
  }, every);
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await gone;
  clearInterval(sweep);
  clearTimeout(cut);
}
