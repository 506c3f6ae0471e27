import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '../sites/program.ts';

/**
 * A port that leads to another server while it is open; closed, it refuses connections and cuts open ones.
 */
export async function gateTo(port: number) {
  const own = await freePort();
  const passing = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    for (const socket of [from, to]) {
      passing.add(socket);
      socket.on('error', () => {}).on('close', () => passing.delete(socket));
    }
    from.pipe(to).pipe(from);
  });
  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    for (const socket of passing) socket.destroy();
    await closed;
  }
  onTestFinished(close);
  return {
    port: own,
    async open(): Promise<void> {
      await once(server.listen(own, '127.0.0.1'), 'listening');
    },
    close,
  };
}
