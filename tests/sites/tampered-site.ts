import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Sent = { status: number; headers: OutgoingHttpHeaders; body: string | Uint8Array };

/** Changes a response of the site. */
export type Tampering = (text: string, headers: OutgoingHttpHeaders) => Partial<Sent>;

/**
 * A site as somebody serves it who has taken it over.
 * @param tamperings by path.
 * @returns its URL.
 */
export async function tamperedSite(target: string, tamperings: Record<string, Tampering>): Promise<string> {
  async function responseTo(path: string): Promise<Sent> {
    const response = await fetch(target + path, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
    const body = Buffer.from(await response.arrayBuffer());
    const own = path.startsWith('/__manifest?') ? '/__manifest' : path;
    return { status: response.status, headers, body, ...tamperings[own]?.(String(body), headers) };
  }
  const server = createServer((request, response) => {
    void responseTo(request.url ?? '/').then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
