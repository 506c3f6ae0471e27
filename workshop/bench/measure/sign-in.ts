import { administrator } from '../contenders/diwan.ts';
import { type Headers, send } from '../http.ts';

export const ownPassword = 'a password of their own';

/** The headers of a signed-in administrator. */
export async function signIn(url: string, password = administrator.password): Promise<Headers> {
  const json = { ...administrator, password };
  const { body } = await send(`${url}/api/login`, { json, expect: 200 });
  const { token }: { token: string } = JSON.parse(body.toString());
  return { authorization: `Bearer ${token}` };
}

/** The headers of an administrator who reads submissions, which takes another password than the one in the settings. */
export async function signInAsReader(url: string): Promise<Headers> {
  const json = { current: administrator.password, password: ownPassword };
  await send(`${url}/api/password`, { headers: await signIn(url), json, expect: 200 });
  return signIn(url, ownPassword);
}
