import type { Socket } from 'node:net';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to malformed or too slow HTTP: in Arabic, since no header could be read. */
export function rejectMalformedRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: localizedMessage('ar', 'error.unreadable') });
  socket.end(
    [
      `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      'Content-Language: ar',
      'Cache-Control: no-store',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
