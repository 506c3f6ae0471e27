import { join } from 'node:path';
import { isPublic } from '#shared/accounts/permissions.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { joinHolder, type Person, seen } from '../lib/colleague.ts';
import { withDatabase } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { manage } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';
import { type SignedIn, signIn, withToken } from '../lib/signed-in.ts';
import { addressOf, type Route, startWithRoutes } from '../lib/site-routes.ts';
import type { Stage } from '../lib/stage.ts';

const minute = 60_000;
const newPassword = 'another password of the proofs';

type Scene = {
  stage: Stage;
  dataDir: string;
  url: string;
  /** Holds the key and stays. */
  first: SignedIn;
  /** The owner of the session that ends. */
  person: Person;
  session: SignedIn;
};

const idOf = async ({ first, person }: Scene) => (await seen(first, person.email)).id;
const operate = ({ stage, dataDir }: Scene, words: string[], ...typed: string[]) =>
  manage(stage.tree, dataDir, words, typed);

/** Lets time pass for a session, as the site sees it. */
const age = ({ dataDir }: Scene, column: 'used_at' | 'created_at', minutes: number) =>
  withDatabase(dataDir, (database) => {
    const timestamp = new Date(Date.now() - minutes * minute - 1_000).toISOString();
    // The first session continues
    const ofFirst = 'administrator_id = (select id from administrator order by created_at limit 1)';
    database.exec(`update session set ${column} = '${timestamp}' where not ${ofFirst}`);
  });

/** Events that end the session of a key holder. */
const endings: Record<string, (scene: Scene) => unknown> = {
  'signing out': ({ session }) => session.post('logout'),
  'being ended from another session': async ({ url, person, session }) => {
    const sessions = await session.get<{ id: string; current: boolean }[]>('sessions');
    const id = sessions.find(({ current }) => current)?.id;
    await (await signIn(url, person)).remove(`sessions/${id}`);
  },
  'half an hour without use': (scene) => age(scene, 'used_at', 30),
  'eight hours': (scene) => age(scene, 'created_at', 8 * 60),
  'a changed password': ({ session, person }) =>
    session.post('password', { current: person.password, password: newPassword }),
  'a reset by another holder': async (scene) => {
    const { token } = await scene.first.post<{ token: string }>(`administrators/${await idOf(scene)}/reset`);
    await scene.first.post('invitation/accept', { token, password: newPassword });
  },
  'a removal by another holder': async (scene) => scene.first.remove(`administrators/${await idOf(scene)}`),
  'people change-password': (scene) =>
    operate(scene, ['people', 'change-password', scene.person.email], scene.person.password, newPassword),
  'people reset-password': (scene) =>
    operate(scene, ['people', 'reset-password', scene.person.email], newPassword),
  'people reset-factors': (scene) => operate(scene, ['people', 'reset-factors', scene.person.email]),
  'people leave': (scene) => operate(scene, ['people', 'leave', scene.person.email]),
  'recover': (scene) => operate(scene, ['recover', scene.person.email], recoveryWords[0].words, newPassword),
};

/** Once a session has ended, however, its token opens nothing: neither there nor on a restored backup. */
export const tokens = proof({
  promise: 'A token that was ended, and one that is older than a backup, opens nothing',
  full: { events: Infinity },
  quick: { events: 3 },
  planted: {
    what: 'a session that outlives half an hour without use',
    edits: [
      {
        in: 'idleAge',
        find: 'limits.idleSessionMinutes * $minute',
        put: 'limits.idleSessionMinutes * 10 * $minute',
      },
    ],
  },
  async run(stage, { events }) {
    const dataDir = stage.folder();
    const { site, routes } = await startWithRoutes(stage, dataDir);
    const admin = routes.filter((route) => !isPublic(route.may));
    let first = await signIn(site.url);
    await first.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
    let [tried, number] = [0, 0];
    for (const [event, end] of Object.entries(endings).slice(0, events)) {
      number += 1;
      // With the key that a reset or a removal before has brought
      first = await signIn(site.url);
      const person = { email: `person-${number}@example.org`, password: 'the password of a person' };
      const session = await joinHolder(site.url, first, person);
      const scene = { stage, dataDir, url: site.url, first, person, session };
      expectThat((await session.call('contacts')).status === 200, `Before ${event} the token opens nothing`);
      await end(scene);
      tried += await expectRefused(site.url, session.token, admin, event);
      expectThat((await first.call('session')).status === 200, `${event} ended the session of another`);
    }
    if (number < events) {
      number += 1;
      tried += await restoredElsewhere(stage, dataDir, first, admin);
    }
    return `${number} ending events, ${tried} calls with the token afterwards: 100 % 401`;
  },
});

/** @returns how many calls were tried. @throws Broken unless each is refused. */
async function expectRefused(url: string, token: string, admin: Route[], event: string): Promise<number> {
  for (const route of admin) {
    const headers = withToken(url, token).headers;
    const { status } = await sendRequest(`${url}${addressOf(route)}`, { method: route.method, headers });
    expectThat(status === 401, `After ${event}, ${route.method} ${route.url} answers ${status}`);
  }
  return admin.length;
}

/** A token that was good when the backup was made, on the site that is restored of it. */
async function restoredElsewhere(
  stage: Stage,
  dataDir: string,
  first: SignedIn,
  admin: Route[],
): Promise<number> {
  const file = join(stage.folder(), 'one.tar.age');
  await manage(stage.tree, dataDir, ['backup', file]);
  const elsewhere = stage.folder();
  await manage(stage.tree, elsewhere, ['restore', file], [recoveryWords[0].words]);
  const { url } = await stage.start({ dataDir: elsewhere });
  return expectRefused(url, first.token, admin, 'a restore');
}
