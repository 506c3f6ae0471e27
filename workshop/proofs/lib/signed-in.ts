import { ask, askUntilTaken, type HttpResponse, jsonOf, type Question } from './ask.ts';
import { Broken } from './proof.ts';
import { administrator } from './running-program.ts';

export type SignedIn = Awaited<ReturnType<typeof signIn>>;

type Row = { id: number; damaged: boolean } & Record<string, unknown>;

/** Signs somebody in, and calls as they do. */
export async function signIn(url: string, person: { email: string; password: string } = administrator) {
  const answer = await askUntilTaken(`${url}/api/login`, { method: 'POST', body: person });
  if (answer.status !== 200) throw new Broken(`${person.email} cannot sign in: ${answer.body.toString()}`);
  const { token } = jsonOf(answer) as { token: string };
  const signedIn = withToken(url, token);
  // What asks for the password again is open to it for a while
  await signedIn.post('session/confirm', { current: person.password });
  return signedIn;
}

/** Calls with a token that was given before. */
export function withToken(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, question: Question = {}): Promise<HttpResponse> =>
    ask(`${url}/api/${path}`, { ...question, headers: { ...headers, ...question.headers } });

  /** Calls what has to succeed. */
  async function get<Value>(path: string): Promise<Value> {
    const answer = await call(path);
    if (answer.status !== 200) throw new Broken(`GET ${path} answers ${answer.status}`);
    return jsonOf(answer) as Value;
  }

  async function post<Value = object>(path: string, body: object = {}): Promise<Value> {
    const answer = await call(path, { method: 'POST', body });
    if (answer.status >= 300)
      throw new Broken(`POST ${path} answers ${answer.status}: ${answer.body.toString()}`);
    return jsonOf(answer) as Value;
  }

  /** Removes what has to be there. */
  async function remove(path: string): Promise<void> {
    const answer = await call(path, { method: 'DELETE' });
    if (answer.status >= 300)
      throw new Broken(`DELETE ${path} answers ${answer.status}: ${answer.body.toString()}`);
  }

  return {
    token,
    headers,
    call,
    get,
    post,
    remove,
    /** Everything that was received, opened. */
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
