import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as PlainServer } from 'node:net';
import { setImmediate as afterArrivals } from 'node:timers/promises';

type Times = {
  /** For so many milliseconds a connection that is kept may bring one more request. */
  grace: number;
  /** After so many what is still being answered is cut off. */
  limit: number;
};

/** How often connections that have become idle are looked for, in milliseconds. */
const every = 50;

/**
 * Takes no new connection from now on, and settles when the last one is gone. What is being answered is finished, and
 * so is what still comes on a connection that is kept, with word that it was the last: a reverse proxy sends requests
 * on such connections without asking, and tries only some of them again.
 */
export async function drain(server: Server, { grace, limit }: Times): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // The connections that have arrived by now are taken
  await afterArrivals();
  const gone = once(server, 'close');
  // An HTTP server's own way would end the idle connections at once
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
