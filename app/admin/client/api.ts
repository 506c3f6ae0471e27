import type { PendingSignIn } from '#shared/accounts/second-factors.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { adminLanguage } from '../admin-language.ts';
import { requestConfirmation } from './confirmation-request.ts';
import { learnsClock, proof } from './proof.ts';
import { proofKeyOf } from './proof-keys.ts';
import { clearToken, storedToken } from './token.ts';

/** What a call answered instead of what was asked for; `status` is 0 where no answer came. */
export class ApiFailure extends Error {
  readonly status: number;
  /** The server's own message, in the area's language. */
  readonly serverMessage: string | undefined;
  /** Messages by field. */
  readonly errors: Record<string, string[]>;
  /** Of a 409: what is stored now. */
  readonly current: unknown;
  /** Of a sign-in whose password was good: what it still needs. */
  readonly secondFactor: PendingSignIn | undefined;

  constructor(status: number, body: Partial<FailureBody> = {}) {
    super(body.message ?? `The call failed (${status}).`);
    this.name = 'ApiFailure';
    this.status = status;
    this.serverMessage = body.message;
    this.errors = body.errors ?? {};
    this.current = body.current;
    this.secondFactor = body.second_factor;
  }
}

type FailureBody = {
  message: string;
  errors: Record<string, string[]>;
  current: unknown;
  second_factor: PendingSignIn;
};

type CallOptions = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** At most one of the two is sent. */
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  /** A sign-in that is under way, in place of the session of this browser. */
  as?: SignInUnderWay;
};

/** No token before the password is given, and no key where the browser can keep none. */
export type SignInUnderWay = { token?: string; key?: CryptoKeyPair | undefined };

/** How a part of the area calls: `call`, or the same for a sign-in that is under way. */
export type Call = typeof call;

/** Says `refused` when the server no longer takes the token; the token is gone by then. */
export const refusals = new EventTarget();

/** Calls `/api/{path}` with the token. Throws `ApiFailure` for every answer that is not OK, and for none. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  return (await (await send(path, options)).json()) as T;
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
  const signed = async () => {
    const response = await attempt(path, options, token, key || undefined);
    return learnsClock(response) ? attempt(path, options, token, key || undefined) : response;
  };
  let response = await signed();
  if (response.status === 403 && (await requestConfirmation())) response = await signed();
  // A public read answers without a good token too, and says that it would have shown more with one
  const isRefused = token !== undefined && response.headers.has('www-authenticate');
  if (response.ok && !isRefused) return response;
  const failure = new ApiFailure(isRefused ? 401 : response.status, await response.json().catch(() => ({})));
  // Signing in answers 401 too, but nobody is signed in then.
  if (failure.status === 401 && token && !options.as) {
    clearToken();
    refusals.dispatchEvent(new Event('refused'));
  }
  throw failure;
}

async function attempt(
  path: string,
  { method = 'GET', json, form, signal }: CallOptions,
  token: string | undefined,
  key: CryptoKeyPair | undefined,
): Promise<Response> {
  const url = new URL(`/api/${path}`, window.location.origin).href;
  return fetch(url, {
    method,
    headers: {
      'Accept': 'application/json',
      'Accept-Language': adminLanguage(),
      ...(token && { Authorization: `${key ? 'DPoP' : 'Bearer'} ${token}` }),
      ...(key && { DPoP: await proof(key, { method, url, token }) }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: form ?? (json === undefined ? null : JSON.stringify(json)),
    cache: 'no-store',
    ...(signal && { signal }),
  }).catch(() => {
    throw new ApiFailure(0);
  });
}

/** The server's message where it sent one, else the catalogue's (specification §8, save failures). */
export function failureMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.serverMessage) || fallback;
}

/** The same for what an editor saves: that no answer came has a message of its own. */
export function saveFailureMessage(error: unknown, fallback: string): string {
  const unreachable = error instanceof ApiFailure && error.status === 0;
  return unreachable ? adminMessage(adminLanguage(), 'edit.unreachable') : failureMessage(error, fallback);
}

/** Whether a call failed because nobody is signed in any more: the area goes to the sign-in by itself. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}
