import { vi } from 'vitest';
import type { openSite } from './submit.ts';

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'request'>;

/**
 * Lets the code of a sender's browser call this site, in place of the network.
 * @returns what it sent, body by body.
 */
export function browserOf(site: Site): Buffer[] {
  const bodies: Buffer[] = [];
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const payload = Buffer.from(await new Response(body ?? null).arrayBuffer());
    bodies.push(payload);
    const response = await site.request(path, {
      method: method as 'GET' | 'POST',
      headers: headers as Record<string, string>,
      ...(body && { payload }),
      remoteAddress: '127.0.0.1',
    });
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode });
  });
  return bodies;
}
