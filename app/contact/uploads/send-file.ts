import { toBase64url } from '#shared/channel/base64url.ts';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import type { HiddenDetails } from '#shared/forms/sender-files.ts';
import type { Language } from '#shared/languages.ts';
import { postPadded } from '../form/post-padded.ts';
import { paddingOf } from '../padding-of.ts';

const path = '/api/receipt/files';

/** Bytes of the head of a piece: JSON, filled up with spaces (shared/forms/file-upload.ts). */
const headBytes = 256;

/** A piece may come as slowly as 4 KiB a second. */
const pieceTimeoutMs = 300_000;

/** Waiting times before a call without a response is repeated. */
const retryDelaysMs = [1_000, 3_000, 10_000];

export type Holder = { receipt: string; pass: string };

export type Content = { blob: Blob; name: string; details: HiddenDetails };

/** A response that refuses, with a message for the visitor; `isFinal` where the same file will be refused again. */
export class RefusedUpload extends Error {
  readonly isFinal: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.isFinal = status < 500 && status !== 429;
  }
}

type Options = {
  holder: Holder;
  language: Language;
  signal: AbortSignal;
  /** @param part from 0 to 1 */
  onProgress: (part: number) => void;
};

/** A new name of an upload, in memory alone: it leads to the file until it is received. */
export function newUpload(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Sends a file, or what is still missing of it: the same name goes on where a connection was lost.
 * @returns the file's number in the case.
 * @throws RefusedUpload with a message; any other error where no response came, or it was cancelled.
 */
export async function sendFile(content: Content, upload: string, options: Options): Promise<number> {
  const { blob, name, details } = content;
  const { holder, language, signal, onProgress } = options;
  const digest = window.isSecureContext
    ? toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())))
    : undefined;
  const stated = { ...holder, upload, name, type: blob.type, bytes: blob.size, details, digest };
  const call = <Result>(step: string, body: object) =>
    retried(signal, async () => resultOf<Result>(await postPadded(path + step, body, { language })));
  const { have } = await call<{ have: number[] }>('', stated);
  const sizes = pieceSizes(paddedSize(blob.size));
  let at = 0;
  for (const [piece, size] of sizes.entries()) {
    if (!have.includes(piece)) {
      const slice = blob.slice(at, at + size);
      const body = new Blob([headOf(upload, piece), slice, new Uint8Array(size - slice.size)]);
      await retried(signal, async () => resultOf(await putPiece(body, language, signal)));
    }
    at += size;
    onProgress((piece + 1) / sizes.length);
  }
  return (await call<{ file: number }>('/finish', { upload })).file;
}

/** Removes what has arrived of an upload. Where no response comes, the site does so in some hours. */
export async function cancelUpload(upload: string, language: Language): Promise<void> {
  await postPadded(`${path}/cancel`, { upload }, { language }).catch(() => undefined);
}

function headOf(upload: string, piece: number): string {
  return JSON.stringify({ upload, piece }).padEnd(headBytes);
}

function putPiece(body: Blob, language: Language, signal: AbortSignal): Promise<Response> {
  return fetch(`${path}/pieces`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': language,
      ...paddingOf(`${path}/pieces`),
    },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(pieceTimeoutMs)]),
  });
}

/** @throws RefusedUpload for a response of the site; another error for one of anything between. */
async function resultOf<Result>(response: Response): Promise<Result> {
  const result = await response.json();
  if (response.ok) return result as Result;
  throw new RefusedUpload(String(result.message), response.status);
}

async function retried<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelaysMs) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof RefusedUpload || signal.aborted) throw error;
      await waited(delay, signal);
    }
  }
  return call();
}

/** @throws where it is cancelled meanwhile. */
function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
