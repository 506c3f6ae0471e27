import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy to a PostgreSQL, which a test can cut: connections break, and new ones are refused. `url` leads
 * through the proxy.
 */
export async function breakable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;

  async function mend(): Promise<void> {
    server = createServer((from) => {
      const to = connect(Number(target.port), target.hostname);
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  onTestFinished(cut);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend };
}
