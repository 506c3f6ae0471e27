import { Secret, TOTP } from 'otpauth';
import { Broken } from './proof.ts';
import { administrator } from './running-program.ts';
import {
  type HttpResponse,
  jsonOf,
  type RequestOptions,
  sendRequest,
  sendUntilAccepted,
} from './send-request.ts';

export type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Codes below which new ones are made: more than a person uses in a session. */
const fewCodes = 6;

type Row = { id: number; damaged: boolean } & Record<string, unknown>;

type Person = { email: string; password: string };

/** Unused recovery codes of people with a second factor, by site and address. */
const codesOf = new Map<string, string[]>();

const nameOf = (url: string, { email }: Person) => `${url} ${email}`;

/** Gives a person a second factor, an app that is never used again; recovery codes sign in and confirm. */
export async function addFactor(url: string, person: Person, session: SignedIn): Promise<void> {
  if (codesOf.has(nameOf(url, person))) return;
  const { secret } = await session.post<{ secret: string }>('second-factors/totp');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const added = await session.post<{ recovery_codes: string[] }>('second-factors/totp/confirm', {
    name: 'App',
    code,
  });
  codesOf.set(nameOf(url, person), added.recovery_codes);
}

/** Signs in, and calls with the session. */
export async function signIn(url: string, person: Person = administrator) {
  let response = await sendUntilAccepted(`${url}/api/login`, { method: 'POST', body: person });
  const codes = codesOf.get(nameOf(url, person));
  if (codes && response.status === 401) {
    const { second_factor } = jsonOf(response) as { second_factor?: { token: string } };
    const headers = { authorization: `Bearer ${second_factor?.token}` };
    const body = { code: codes.pop() };
    response = await sendRequest(`${url}/api/login/second-step`, { method: 'POST', headers, body });
  }
  if (response.status !== 200)
    throw new Broken(`${person.email} cannot sign in: ${response.body.toString()}`);
  const { token } = jsonOf(response) as { token: string };
  const session = withToken(url, token, person.password, () => codesOf.get(nameOf(url, person)));
  if (codes && codes.length < fewCodes) {
    const renewed = await session.post<{ recovery_codes: string[] }>('second-factors/recovery-codes');
    codes.splice(0, codes.length, ...renewed.recovery_codes);
  }
  return session;
}

/**
 * Calls with an existing token.
 * @param current the password, for calls that have to be confirmed, and `codes` where that takes a second factor.
 */
export function withToken(
  url: string,
  token: string,
  current?: string,
  codes: () => string[] | undefined = () => undefined,
) {
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, question: RequestOptions = {}): Promise<HttpResponse> =>
    sendRequest(`${url}/api/${path}`, { ...question, headers: { ...headers, ...question.headers } });

  async function confirmed(path: string, method: 'POST' | 'DELETE', body: object): Promise<HttpResponse> {
    const response = await call(path, { method, body });
    const code = response.status === 403 ? codes()?.pop() : undefined;
    return code === undefined ? response : call(path, { method, body: { ...body, code } });
  }

  /** Calls what has to succeed. */
  async function get<Value>(path: string): Promise<Value> {
    const response = await call(path);
    if (response.status !== 200) throw new Broken(`GET ${path} answers ${response.status}`);
    return jsonOf(response) as Value;
  }

  async function post<Value = object>(path: string, body: object = {}): Promise<Value> {
    const response = await confirmed(path, 'POST', { current, ...body });
    if (response.status >= 300)
      throw new Broken(`POST ${path} answers ${response.status}: ${response.body.toString()}`);
    return jsonOf(response) as Value;
  }

  /** Removes what has to be there. */
  async function remove(path: string): Promise<void> {
    const response = await confirmed(path, 'DELETE', { current });
    if (response.status >= 300)
      throw new Broken(`DELETE ${path} answers ${response.status}: ${response.body.toString()}`);
  }

  return {
    token,
    headers,
    call,
    get,
    post,
    remove,
    /** All received submissions, opened. */
    async inbox(list: 'contacts' | 'reports'): Promise<Row[]> {
      const rows: Row[] = [];
      for (let page = 1; ; page += 1) {
        const found = await get<Row[]>(`${list}?limit=100&page=${page}`);
        rows.push(...found);
        if (found.length < 100) return rows;
      }
    },
  };
}
