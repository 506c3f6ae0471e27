import { toBase64url } from '#shared/channel/base64url.ts';
import { canSeal } from '#shared/channel/can-seal.ts';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import type { HiddenDetails } from '#shared/forms/files/hidden-details.ts';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { postPadded } from '../form/post-padded.ts';
import { paddingOf } from '../padding-of.ts';
import { RefusedUpload, retried } from './retried.ts';

/** Bytes of the head of a piece: JSON, filled up with spaces (shared/forms/file-upload.ts). */
const headBytes = 256;

/** A piece may come as slowly as 4 KiB a second. */
const pieceTimeoutMs = 300_000;

export type Holder = {
  receipt: string;
  pass: string;
  /** The keys that the page shows. */
  keys?: PublishedKey[] | undefined;
};

export type Content = { blob: Blob; name: string; details: HiddenDetails };

/** A call of an upload, repeated where no response came. @throws RefusedUpload */
export type Call = <Result>(path: string, body: object) => Promise<Result>;

/** The protocol of an upload: its pieces are sealed by the site, or here. */
export type UploadProtocol = {
  /** Of its calls. */
  path: string;
  /** The name of the upload in calls after the first one. */
  name: string;
  /** Begins it, or goes on. @returns the numbers of the pieces that are stored. */
  begin: (call: Call) => Promise<number[]>;
  /** A piece as it is sent. @param bytes of the file, to be filled up to `size`. */
  piece: (bytes: Blob, piece: number, size: number) => Promise<BlobPart[]>;
};

type Options = {
  holder: Holder;
  language: Language;
  signal: AbortSignal;
  /** @param part from 0 to 1 */
  onProgress: (part: number) => void;
  /** @param upload the name under which an upload that has ended begins anew. */
  onRestart?: (upload: string) => void;
};

/** A new name of an upload, in memory alone: it leads to the file until it is received. */
export function newUpload(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}

async function loadProtocol() {
  return (await canSeal()) ? import('./sealed-protocol.ts') : import('./plain-protocol.ts');
}

/**
 * Sends a file, or what is still missing of it: the same name goes on where a connection was lost. An upload that has ended
 * meanwhile begins anew once.
 * @returns the file's number in the case.
 * @throws RefusedUpload with a message; any other error where no response came, or it was cancelled.
 */
export async function sendFile(content: Content, upload: string, options: Options): Promise<number> {
  try {
    return await sendPieces(content, upload, options);
  } catch (error) {
    const hasEnded = error instanceof RefusedUpload && error.hasEnded && !options.signal.aborted;
    if (!hasEnded) throw error;
  }
  const again = newUpload();
  options.onRestart?.(again);
  options.onProgress(0);
  return sendPieces(content, again, options);
}

async function sendPieces(content: Content, upload: string, options: Options): Promise<number> {
  const { holder, language, signal, onProgress } = options;
  const { blob } = content;
  const call: Call = (path, body) =>
    retried(signal, async () => resultOf(await postPadded(path, body, { language }), language));
  const { protocolFor } = await loadProtocol();
  const { path, name, begin, piece: partsOf } = await protocolFor(upload, content, { ...holder, language });
  const have = await begin(call);
  const sizes = pieceSizes(paddedSize(blob.size));
  let at = 0;
  for (const [piece, size] of sizes.entries()) {
    if (!have.includes(piece)) {
      const parts = await partsOf(blob.slice(at, at + size), piece, size);
      const head = JSON.stringify({ upload: name, piece }).padEnd(headBytes);
      const body = new Blob([head, ...parts]);
      await retried(signal, async () =>
        resultOf(await putPiece(`${path}/pieces`, body, language, signal), language),
      );
    }
    at += size;
    onProgress((piece + 1) / sizes.length);
  }
  return (await call<{ file: number }>(`${path}/finish`, { upload: name })).file;
}

/**
 * Removes what has arrived of an upload. Where no response comes, the site does so in some hours.
 * @returns the file's number in the case, where it was received before.
 */
export async function cancelUpload(upload: string, language: Language): Promise<number | undefined> {
  try {
    const { path, nameOf } = await loadProtocol();
    const response = await postPadded(`${path}/cancel`, { upload: await nameOf(upload) }, { language });
    return response.ok ? undefined : (await response.json()).current?.file;
  } catch {
    return undefined;
  }
}

function putPiece(path: string, body: Blob, language: Language, signal: AbortSignal): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': language,
      ...paddingOf(path),
    },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(pieceTimeoutMs)]),
  });
}

/** @throws RefusedUpload for a response of the site; another error for one of anything between. */
async function resultOf<Result>(response: Response, language: Language): Promise<Result> {
  const result = await response.json();
  if (response.ok) return result as Result;
  // The pass has expired, and beside a file there is no place for a proof
  const needsProof = result.errors?.recaptcha !== undefined;
  const refusal = needsProof ? message(language, 'uploads.passEnded') : String(result.message);
  throw new RefusedUpload(refusal, response.status, result.current?.next);
}
