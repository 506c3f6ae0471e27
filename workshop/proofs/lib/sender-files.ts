import { randomBytes } from 'node:crypto';
import { fromBase64url } from '#shared/channel/base64url.ts';
import { uploadKeys } from '#shared/channel/files/upload-keys.ts';
import { pieceOf } from '#tests/requests/sender-uploads.ts';
import { expectThat } from './proof.ts';
import { jsonOf, type RequestOptions, sendUntilAccepted } from './send-request.ts';
import type { Holder } from './sender.ts';

/** The sender's address and headers. */
type Origin = Pick<RequestOptions, 'from' | 'headers'>;

/** A call about a receipt that has to succeed. @param path behind `/api/receipt` */
export async function postAbout(
  url: string,
  path: string,
  body: object,
  { headers, ...origin }: Origin = {},
): Promise<unknown> {
  const kind = Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' };
  const response = await sendUntilAccepted(`${url}/api/receipt${path}`, {
    method: 'POST',
    body,
    headers: { ...headers, ...kind },
    ...origin,
  });
  expectThat(
    response.status < 300,
    `/api/receipt${path} was answered ${response.status}: ${response.body.toString()}`,
  );
  return jsonOf(response);
}

/**
 * Attaches a file, as a sender does.
 * @returns its number within the case, and the name of its stored pieces.
 */
export async function attachFile(
  url: string,
  holder: Holder,
  { name, content }: { name: string; content: Buffer },
  origin?: Origin,
): Promise<{ number: number; id: string }> {
  const upload = randomBytes(32).toString('base64url');
  const stated = { upload, name, type: '', bytes: content.length, details: 'none' };
  const { pieces } = (await postAbout(url, '/files', { ...holder, ...stated }, origin)) as { pieces: number };
  for (let piece = 0; piece < pieces; piece += 1)
    await postAbout(url, '/files/pieces', pieceOf(content, upload, piece), origin);
  const { file } = (await postAbout(url, '/files/finish', { upload }, origin)) as { file: number };
  const { id } = await uploadKeys(fromBase64url(upload));
  return { number: file, id };
}
