import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** A response in the form in which it is sent. */
export type Prepared = {
  status: number;
  statusLine: string;
  /** Name, value, name, value … */
  headers: string[];
  /** Head and body, as they go over the connection. */
  bytes: Buffer;
  /** Offset of the body. */
  bodyAt: number;
  /** The `Date` in the head. */
  date: string;
};

/** Milliseconds after which an idle connection is closed. */
export const keepAliveTimeout = 72_000;

const dateLength = new Date(0).toUTCString().length;

/** @param headers name, value, name, value …, as the framework has checked them. */
export function prepare(status: number, headers: string[], body: Buffer = Buffer.alloc(0)): Prepared {
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  const head = [
    `${statusLine}Date: ${' '.repeat(dateLength)}`,
    ...lines,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${keepAliveTimeout / 1_000}`,
    '\r\n',
  ].join('\r\n');
  const bytes = copyOf(Buffer.from(head, 'latin1'), body);
  return { status, statusLine, headers, bytes, bodyAt: head.length, date: '' };
}

/** A buffer of its own: a small one from Node's pool would hold all of the pool while it is cached. */
function copyOf(...parts: Buffer[]): Buffer {
  const complete = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(complete, at);
  return complete;
}

export function bodyOf({ bytes, bodyAt }: Prepared): Buffer {
  return bytes.subarray(bodyAt);
}

/** Fields that Node sets as it writes a head; not documented, though as old as its server. */
type Written = ServerResponse & { _header: string; _headerSent: boolean };

/**
 * Sends a response. Node validates and joins twenty headers for each response, and writes the body separately: a third
 * of all the work. Here the head is prepared in front of the body, validated once, and marked as written for Node; the
 * connection, its queue, its timeouts and slow readers stay Node's own business. Only the plain case is prepared, not
 * HEAD, HTTP/1.0 or a connection that is to be closed. `prepared-headers.test.ts` compares both.
 */
export function send(
  { method, httpVersion }: IncomingMessage,
  response: ServerResponse,
  prepared: Prepared,
): void {
  if (method === 'GET' && httpVersion === '1.1' && response.shouldKeepAlive) {
    const written = response as Written;
    written.statusCode = prepared.status;
    written._header = prepared.statusLine;
    written._headerSent = true;
    written.end(dated(prepared));
    return;
  }
  response.writeHead(prepared.status, prepared.headers).end(method === 'HEAD' ? undefined : bodyOf(prepared));
}

/** The bytes with the present date: a copy, since the earlier ones may still be on their way to a slow reader. */
function dated(prepared: Prepared): Buffer {
  const date = presentDate();
  if (prepared.date !== date) {
    prepared.bytes = copyOf(prepared.bytes);
    prepared.bytes.write(date, prepared.statusLine.length + 'Date: '.length, 'latin1');
    prepared.date = date;
  }
  return prepared.bytes;
}

let date = '';
let nextSecond = 0;

/** Formatted once a second: it costs as much as a response. */
function presentDate(): string {
  const now = Date.now();
  // A clock may be set back
  if (now >= nextSecond || now < nextSecond - 1_000) {
    date = new Date(now).toUTCString();
    nextSecond = now - (now % 1_000) + 1_000;
  }
  return date;
}
