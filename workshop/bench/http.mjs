import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Failure } from '../../scripts/failure.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Asks as a browser does, and takes the bytes as they come, packed; with `json` it posts.
 * @param {string} url
 * @param {{ headers?: Record<string, string>, json?: unknown, expect?: number }} [options]
 */
export async function ask(url, { headers = {}, json, expect } = {}) {
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  const posted = body && { 'content-type': 'application/json', 'content-length': body.length };
  const options = { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...posted } };
  const { promise, resolve, reject } = Promise.withResolvers();
  request(url, options, resolve).on('error', reject).end(body);
  /** @type {import('node:http').IncomingMessage} */
  const answer = await promise;
  const bytes = await buffer(answer);
  if (expect !== undefined && answer.statusCode !== expect)
    throw new Failure(`${url} answers ${answer.statusCode}: ${bytes.toString().slice(0, 500)}`);
  return { headers: answer.headers, body: bytes };
}
