import { paddedLength } from '#shared/forms/padded-length.ts';
import type { Language } from '#shared/languages.ts';
import { paddingOf } from '../padding-of.ts';

const timeoutMs = 60_000;

type Options = {
  language: Language;
  /** An idempotency key: the server accepts the texts once under it. */
  key?: string | undefined;
};

/** Sends a call of the forms, padded, without cookies or a referrer. */
export function postPadded(path: string, body: object, { language, key }: Options): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(key && { 'idempotency-key': key }),
      ...paddingOf(path),
    },
    body: filledUp(JSON.stringify(body)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Pads with spaces, which JSON ignores. */
function filledUp(json: string): string {
  const { length } = new TextEncoder().encode(json);
  return json + ' '.repeat(paddedLength(length) - length);
}
