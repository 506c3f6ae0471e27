import { adminLanguage } from './admin-language.ts';
import { forgetToken, storedToken } from './token.ts';

/** What a call answered instead of what was asked for; `status` is 0 where no answer came. */
export class ApiFailure extends Error {
  readonly status: number;
  /** The server's own sentence, in the area's language. */
  readonly sentence: string | undefined;
  /** Sentences by field. */
  readonly errors: Record<string, string[]>;
  /** Of a 409: what is stored now. */
  readonly current: unknown;

  constructor(status: number, body: Partial<FailureBody> = {}) {
    super(body.message ?? `The call failed (${status}).`);
    this.name = 'ApiFailure';
    this.status = status;
    this.sentence = body.message;
    this.errors = body.errors ?? {};
    this.current = body.current;
  }
}

type FailureBody = { message: string; errors: Record<string, string[]>; current: unknown };

type CallOptions = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** At most one of the two is sent. */
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal;
};

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

async function send(path: string, { method = 'GET', json, form, signal }: CallOptions): Promise<Response> {
  const token = storedToken();
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      'Accept': 'application/json',
      'Accept-Language': adminLanguage(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: form ?? (json === undefined ? null : JSON.stringify(json)),
    cache: 'no-store',
    ...(signal && { signal }),
  }).catch(() => {
    throw new ApiFailure(0);
  });
  if (response.ok) return response;
  const failure = new ApiFailure(response.status, await response.json().catch(() => ({})));
  // Signing in answers 401 too, but nobody is signed in then.
  if (response.status === 401 && token) {
    forgetToken();
    refusals.dispatchEvent(new Event('refused'));
  }
  throw failure;
}

/** The server's sentence where it sent one, else the catalogue's (specification §8, save failures). */
export function failureSentence(error: unknown, fallback: string): string {
  return (error instanceof ApiFailure && error.sentence) || fallback;
}

/** Whether a call failed because nobody is signed in any more: the area goes to the sign-in by itself. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}
