import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** An answer, ready to be sent. */
export type Prepared = {
  status: number;
  statusLine: string;
  /** Names and values in turn. */
  headers: string[];
  /** Everything that goes over the line, the head first. */
  bytes: Buffer;
  /** Where the body begins. */
  bodyAt: number;
  /** The moment that the head states. */
  date: string;
};

/** Milliseconds for which a connection without a request is held. */
export const keepAliveTimeout = 72_000;

const dateLength = new Date(0).toUTCString().length;

/** @param headers names and values in turn, as the framework has checked them. */
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
  const bytes = apart(Buffer.from(head, 'latin1'), body);
  return { status, statusLine, headers, bytes, bodyAt: head.length, date: '' };
}

/** Joined in memory of its own: a small one that is kept would hold all of the piece that buffers of Node's share. */
function apart(...parts: Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(whole, at);
  return whole;
}

export function bodyOf({ bytes, bodyAt }: Prepared): Buffer {
  return bytes.subarray(bodyAt);
}

/** What Node sets as it writes a head; not documented, though as old as its server. */
type Written = ServerResponse & { _header: string; _headerSent: boolean };

/**
 * Sends an answer. Node checks and joins twenty headers for each one that it sends, and writes the body beside them: a
 * third of all the work. Here the head lies ready in front of the body, checked once, and Node is told that it has
 * written it; the connection, its queue, its timeouts and a slow reader stay Node's own business. Whatever is not the
 * plain case goes Node's way: HEAD, older callers, a connection that is to be closed. `prepared.test.ts` holds that both
 * say the same.
 */
export function send(
  { method, httpVersion }: IncomingMessage,
  response: ServerResponse,
  answer: Prepared,
): void {
  if (method === 'GET' && httpVersion === '1.1' && response.shouldKeepAlive) {
    const written = response as Written;
    written.statusCode = answer.status;
    written._header = answer.statusLine;
    written._headerSent = true;
    written.end(dated(answer));
    return;
  }
  response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : bodyOf(answer));
}

/** The bytes with the present date: others than before, which may still be on their way to somebody slow. */
function dated(answer: Prepared): Buffer {
  const date = presentDate();
  if (answer.date !== date) {
    answer.bytes = apart(answer.bytes);
    answer.bytes.write(date, answer.statusLine.length + 'Date: '.length, 'latin1');
    answer.date = date;
  }
  return answer.bytes;
}

let date = '';
let nextSecond = 0;

/** A new text once a second: to write a date costs as much as to answer. */
function presentDate(): string {
  const now = Date.now();
  // A clock may be set back
  if (now >= nextSecond || now < nextSecond - 1_000) {
    date = new Date(now).toUTCString();
    nextSecond = now - (now % 1_000) + 1_000;
  }
  return date;
}
