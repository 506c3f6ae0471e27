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

type Row = { id: number; damaged: boolean } & Record<string, unknown>;

/** Signs in, and calls with the session. */
export async function signIn(url: string, person: { email: string; password: string } = administrator) {
  const response = await sendUntilAccepted(`${url}/api/login`, { method: 'POST', body: person });
  if (response.status !== 200)
    throw new Broken(`${person.email} cannot sign in: ${response.body.toString()}`);
  const { token } = jsonOf(response) as { token: string };
  return withToken(url, token, person.password);
}

/**
 * Calls with an existing token.
 * @param current the password, for calls that have to be confirmed.
 */
export function withToken(url: string, token: string, current?: string) {
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, question: RequestOptions = {}): Promise<HttpResponse> =>
    sendRequest(`${url}/api/${path}`, { ...question, headers: { ...headers, ...question.headers } });

  /** Calls what has to succeed. */
  async function get<Value>(path: string): Promise<Value> {
    const response = await call(path);
    if (response.status !== 200) throw new Broken(`GET ${path} answers ${response.status}`);
    return jsonOf(response) as Value;
  }

  async function post<Value = object>(path: string, body: object = {}): Promise<Value> {
    const response = await call(path, { method: 'POST', body: { current, ...body } });
    if (response.status >= 300)
      throw new Broken(`POST ${path} answers ${response.status}: ${response.body.toString()}`);
    return jsonOf(response) as Value;
  }

  /** Removes what has to be there. */
  async function remove(path: string): Promise<void> {
    const response = await call(path, { method: 'DELETE', body: { current } });
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
