import type { Confirmation, PendingSignIn } from '#shared/accounts/second-factors.ts';
import type { MediaUse } from '#shared/media/media.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import type { Difference } from '#shared/parity/parity.ts';
import { adminLanguage } from '../admin-language.ts';
import { type OwnProof, requestConfirmation } from './confirmation-request.ts';
import { learnsClock, proof } from './proof.ts';
import { proofKeyOf } from './proof-keys.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { clearToken, storedToken } from './token.ts';
import { waitingCalls } from './waiting-calls.ts';

/** A failed call; `status` is 0 where no response came. */
export class ApiFailure extends Error {
  readonly status: number;
  /** The server's own message, in the area's language. */
  readonly serverMessage: string | undefined;
  /** Messages by field. */
  readonly errors: Record<string, string[]>;
  /** Of a 409: the value stored now. */
  readonly current: unknown;
  /** Of a 409 of a publication: what only one side of the item states. */
  readonly differences: Difference[] | undefined;
  /** Of a 409 of a deletion: where the picture is used. */
  readonly uses: MediaUse[] | undefined;
  /** Of a sign-in whose password was right: the second step. */
  readonly secondFactor: PendingSignIn | undefined;

  constructor(status: number, body: Partial<FailureBody> = {}) {
    super(body.message ?? `The call failed (${status}).`);
    this.name = 'ApiFailure';
    this.status = status;
    this.serverMessage = body.message;
    this.errors = body.errors ?? {};
    this.current = body.current;
    this.differences = body.differences;
    this.uses = body.uses;
    this.secondFactor = body.second_factor;
  }
}

type FailureBody = {
  message: string;
  errors: Record<string, string[]>;
  current: unknown;
  differences: Difference[];
  uses: MediaUse[];
  second_factor: PendingSignIn;
  confirmation: Confirmation;
};

type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** At most one of them is sent. */
  json?: unknown;
  form?: FormData;
  /** Receives the part of the form that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  csv?: Blob;
  signal?: AbortSignal;
  /** Completed although the page closes: the body has 64 kB at most. */
  keepalive?: boolean;
  /** The type of the result, where it is not JSON. */
  accept?: string;
  /** A sign-in that is under way, in place of the session of this browser. */
  as?: SignInUnderWay;
};

/** No token before the password is given, and no key where the browser cannot store one. */
export type SignInUnderWay = { token?: string; key?: CryptoKeyPair | undefined };

/** `call`, or the same for a sign-in that is under way. */
export type Call = typeof call;

/** Dispatches `refused` when the server no longer takes the token; the token is gone by then. */
export const refusals = new EventTarget();

/**
 * Calls `/api/{path}` with the token. Throws `ApiFailure` for every response that is not OK, and for a
 * missing one.
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  return (await (await send(path, options)).json()) as T;
}

/** The same call for a table as a CSV file. */
export async function callCsv(path: string): Promise<string> {
  return (await send(path, { accept: 'text/csv' })).text();
}

/** The content of a file that needs the token. */
export async function callFile(path: string, options: Pick<CallOptions, 'signal'> = {}): Promise<Blob> {
  return (await send(path, options)).blob();
}

/** One page of a list, and how many items there are in all. */
export async function callList(path: string): Promise<{ body: unknown; total: number | undefined }> {
  const response = await send(path, {});
  const total = response.headers.get('x-total-count');
  return { body: await response.json(), total: total === null ? undefined : Number(total) };
}

async function send(path: string, options: CallOptions): Promise<Response> {
  const token = options.as ? options.as.token : (storedToken() ?? undefined);
  const key = options.as ? options.as.key : token && (await proofKeyOf(token));
  const signed = async (given = options) => {
    const response = await attempt(path, given, token, key || undefined);
    return learnsClock(response) ? attempt(path, given, token, key || undefined) : response;
  };
  let response = await signed();
  const { confirmation } = response.status === 403 ? await bodyOf(response) : {};
  if (confirmation) {
    const again = (own: OwnProof) => signed({ ...options, json: { ...Object(options.json), ...own } });
    response = (await requestConfirmation({ ...confirmation, json: options.json, send: again })) ?? response;
  }
  // A public read accepts an invalid token too, and reports that in a header
  const isRefused = token !== undefined && response.headers.has('www-authenticate');
  if (response.status === 202) waitingCalls.dispatchEvent(new Event('waiting'));
  if (response.ok && !isRefused) return response;
  const failure = new ApiFailure(isRefused ? 401 : response.status, await bodyOf(response));
  // A sign-in also fails with 401, but without a session.
  if (failure.status === 401 && token && !options.as) endSession();
  throw failure;
}

/** Ends the session in this browser, and leads to the sign-in. */
export function endSession(): void {
  void clearToken();
  refusals.dispatchEvent(new Event('refused'));
}

/** The body of a failure, which can be read again. */
async function bodyOf(response: Response): Promise<Partial<FailureBody>> {
  return response
    .clone()
    .json()
    .catch(() => ({}));
}

async function attempt(
  path: string,
  { method = 'GET', json, form, csv, accept, onProgress, signal, keepalive = false }: CallOptions,
  token: string | undefined,
  key: CryptoKeyPair | undefined,
): Promise<Response> {
  const url = urlOf(path);
  const signed = await signedHeaders({ method, url, token, key });
  const failed = () => {
    throw new ApiFailure(0);
  };
  if (form && onProgress)
    return sendWithProgress(url, { method, headers: signed, form }, onProgress).catch(failed);
  return fetch(url, {
    method,
    headers: {
      ...signed,
      ...(accept && { Accept: accept }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(csv && { 'Content-Type': 'text/csv' }),
    },
    body: form ?? csv ?? (json === undefined ? null : JSON.stringify(json)),
    keepalive,
    cache: 'no-store',
    ...(signal && { signal }),
  }).catch(failed);
}

/**
 * A call that is sent later without a pause, as a closing page has to: its proof is signed now, for a minute. Its result is
 * not known.
 */
export async function prepareCall(path: string, method: 'PUT' | 'DELETE'): Promise<(json?: unknown) => void> {
  const token = storedToken() ?? undefined;
  const key = token && (await proofKeyOf(token));
  const url = urlOf(path);
  const headers = await signedHeaders({ method, url, token, key: key || undefined });
  return (json) => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
    void fetch(url, { method, headers: { ...headers, ...type }, ...body, keepalive: true }).catch(() => {});
  };
}

function urlOf(path: string): string {
  return new URL(`/api/${path}`, window.location.origin).href;
}

type SignedCall = {
  method: string;
  url: string;
  token: string | undefined;
  key: CryptoKeyPair | undefined;
};

async function signedHeaders({ method, url, token, key }: SignedCall): Promise<Record<string, string>> {
  return {
    'Accept': 'application/json',
    'Accept-Language': adminLanguage(),
    ...(token && { Authorization: `${key ? 'DPoP' : 'Bearer'} ${token}` }),
    ...(key && { DPoP: await proof(key, { method, url, token }) }),
  };
}

/** The server's message where it sent one, else the catalogue's (specification §8, save failures). */
export function failureMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.serverMessage) || fallback;
}

/** The same for an editor's save; a missing response has its own message. */
export function saveFailureMessage(error: unknown, fallback: string): string {
  const unreachable = error instanceof ApiFailure && error.status === 0;
  return unreachable ? adminMessage(adminLanguage(), 'edit.unreachable') : failureMessage(error, fallback);
}

/** The session has ended: the area goes to the sign-in by itself. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}
