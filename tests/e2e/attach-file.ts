import { randomBytes } from 'node:crypto';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import { pieceOf } from '../requests/sender-uploads.ts';

type Given = {
  /** The site of the next call. */
  url: () => string;
  /** The receipt, with a proof or a pass. */
  holder: object;
  file: { name: string; content: Uint8Array };
};

/** A call of a sender that has to succeed. */
export async function postAbout<Result>(url: string, step: string, body: object): Promise<Result> {
  const isPiece = Buffer.isBuffer(body);
  const response = await fetch(`${url}/api/receipt${step}`, {
    method: 'POST',
    headers: { 'content-type': isPiece ? 'application/octet-stream' : 'application/json' },
    body: isPiece ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${step} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Result;
}

/** Attaches a file to a case, as its sender's browser does. */
export async function attachFile({ url, holder, file: { name, content } }: Given): Promise<void> {
  const upload = randomBytes(32).toString('base64url');
  const stated = { upload, name, type: '', bytes: content.length, details: 'none' };
  await postAbout(url(), '/files', { ...holder, ...stated });
  for (const piece of pieceSizes(paddedSize(content.length)).keys())
    await postAbout(url(), '/files/pieces', pieceOf(content, upload, piece));
  await postAbout(url(), '/files/finish', { upload });
}
