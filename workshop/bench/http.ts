import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Failure } from '../../scripts/failure.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export type Headers = Record<string, string>;

type Options = { headers?: Headers; json?: unknown; bytes?: Buffer; expect?: number };

/** Sends a request as browsers do and resolves to the bytes in their encoding. With `json` or `bytes` it is a POST. */
export async function send(
  url: string,
  { headers = {}, json, bytes, expect }: Options = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const posted = json === undefined ? bytes : Buffer.from(JSON.stringify(json));
  const media = bytes ? 'application/octet-stream' : 'application/json';
  const type = posted && { 'content-type': media, 'content-length': posted.length };
  const options = { agent, method: posted ? 'POST' : 'GET', headers: { ...headers, ...type } };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, options, resolve).on('error', reject).end(posted);
  const response = await promise;
  const body = await buffer(response);
  const { statusCode: status = 0 } = response;
  if (expect !== undefined && status !== expect)
    throw new Failure(`The response of ${url} has status ${status}: ${body.toString().slice(0, 500)}`);
  return { status, headers: response.headers, body };
}
