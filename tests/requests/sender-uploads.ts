import { createHash, randomBytes } from 'node:crypto';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import { pieceHeadBytes } from '#shared/forms/files/file-upload.ts';
import type { converse } from './conversation.ts';
import type { openSite } from './submit.ts';

type Site = Awaited<ReturnType<typeof openSite>>;
type Sender = Awaited<ReturnType<typeof converse>>;

/** The body of a piece: its head, its content, and zeros after the end of the file. */
export function pieceOf(content: Uint8Array, upload: string, piece: number): Buffer {
  const sizes = pieceSizes(paddedSize(content.length));
  const start = sizes.slice(0, piece).reduce((sum, size) => sum + size, 0);
  const end = start + (sizes[piece] ?? 0);
  const body = Buffer.alloc(pieceHeadBytes + end - start);
  body.write(JSON.stringify({ upload, piece }).padEnd(pieceHeadBytes));
  body.set(content.subarray(start, end), pieceHeadBytes);
  return body;
}

/** The calls with which a browser sends files to a case. */
export function uploadsOf(site: Site, { receipt, pass, post }: Sender) {
  const newUpload = () => randomBytes(32).toString('base64url');

  const begin = (content: Uint8Array, more: object = {}) =>
    post('/files', {
      receipt,
      pass,
      upload: newUpload(),
      name: 'evidence.bin',
      type: 'application/octet-stream',
      bytes: content.length,
      details: 'none',
      digest: createHash('sha256').update(content).digest('base64url'),
      ...more,
    });

  const send = (body: Buffer) =>
    site.request('/api/receipt/files/pieces', {
      method: 'POST',
      payload: body,
      headers: { 'content-type': 'application/octet-stream' },
      remoteAddress: '127.0.0.1',
    });

  const put = (content: Uint8Array, upload: string, piece: number) => send(pieceOf(content, upload, piece));
  const finish = (upload: string) => post('/files/finish', { upload });
  const cancel = (upload: string) => post('/files/cancel', { upload });

  /** A whole file. @returns the last response. */
  async function attach(content: Uint8Array, more: object = {}) {
    const upload = newUpload();
    const begun = await begin(content, { upload, ...more });
    if (begun.statusCode !== 201) return begun;
    for (let piece = 0; piece < begun.json().pieces; piece += 1) await put(content, upload, piece);
    return finish(upload);
  }

  return { newUpload, begin, send, put, finish, cancel, attach };
}
