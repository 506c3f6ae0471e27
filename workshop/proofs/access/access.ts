import { isPublic } from '#shared/accounts/permissions.ts';
import { sections } from '#shared/site/sections.ts';
import { withDatabase } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { sendRequest } from '../lib/send-request.ts';
import { signIn } from '../lib/signed-in.ts';
import { addressOf, type Route, startWithRoutes } from '../lib/site-routes.ts';

/** The public calls, stated a second time: every other path below /api needs an administrator, or does not exist. */
const reads = [
  ...sections.flatMap(({ calls }) => [calls.list, `${calls.item}/:id`]),
  'managers',
  'alerts',
  'about-manager-main',
  'about-manager-details',
  'captcha',
  'captcha/challenge',
  'search',
  'search/suggest',
  'openapi.json',
  // Redirects alone
  'upkeep',
];
const ofSenders = [
  'contact',
  'report',
  'receipt',
  'receipt/messages',
  'receipt/delete',
  'receipt/files',
  'receipt/files/pieces',
  'receipt/files/finish',
  'receipt/files/cancel',
];
const writes = [
  'login',
  'login/parameters',
  'subscriptions',
  ...ofSenders,
  ...ofSenders.map((path) => `sealed/${path}`),
  'invitation',
  'invitation/share',
  'invitation/accept',
];
const open = new Set([
  ...reads.flatMap((path) => [`GET /api/${path}`, `HEAD /api/${path}`]),
  ...writes.map((path) => `POST /api/${path}`),
]);

/** A path of an earlier release redirects (308), without other content. */
const there = (status: number) => ![204, 308, 404, 405].includes(status);

/** Every route with every kind of token, as it declares. */
export const access = proof({
  promise: 'Nobody without the right reaches an administrator’s call',
  full: {},
  quick: {},
  planted: {
    what: 'a method that is let through without a token',
    edits: [
      {
        in: 'requirePermission',
        find: "const { may, stage = 'open', showsHidden, background = false } = $request.routeOptions.config",
        put: "const { may, stage = 'open', showsHidden, background = false } = $request.method === 'DELETE' ? { may: 'read-public' } : $request.routeOptions.config;",
      },
    ],
  },
  async run(stage) {
    const dataDir = stage.folder();
    const { site, routes } = await startWithRoutes(stage, dataDir);
    const { token: expired } = await signIn(site.url);
    withDatabase(dataDir, (database) =>
      database.exec(`update session set used_at = '${new Date(Date.now() - 1_801_000).toISOString()}'`),
    );
    const { token: revoked, post } = await signIn(site.url);
    await post('logout');
    const refused = {
      none: {},
      garbage: bearer('A'.repeat(43)),
      expired: bearer(expired),
      revoked: bearer(revoked),
    };
    let { token } = await signIn(site.url);
    let admins = 0;
    for (const route of routes) {
      const statuses: Record<string, number> = {};
      for (const [kind, headers] of Object.entries(refused))
        statuses[kind] = await call(site.url, route, headers);
      check(route, statuses);
      if (isPublic(route.may)) {
        const valid = await call(site.url, route, bearer(token));
        expectThat(valid === statuses['none'], `${nameOf(route)} answers ${valid} with a token`);
        continue;
      }
      admins += 1;
      const valid = await call(site.url, route, bearer(token));
      // A second step is for a token of the first one alone
      const isRight = route.stage === 'second-step' ? valid === 401 : valid !== 401 && valid < 500;
      expectThat(isRight, `${nameOf(route)} answers ${valid} with a valid token`);
      if ((await sendRequest(`${site.url}/api/session`, { headers: bearer(token) })).status === 401)
        ({ token } = await signIn(site.url));
    }
    expectThat(admins > 40, `Only ${admins} calls of administrators were found`);
    return `${routes.length} routes (${admins} for administrators) × no token, garbage, an expired, a revoked and a valid one: ${routes.length * 5} answers, all as declared`;
  },
});

/**
 * @throws Broken if the response to an anonymous client is neither what the route declares nor what is stated above.
 */
function check(route: Route, statuses: Record<string, number>): void {
  for (const [kind, status] of Object.entries(statuses)) {
    const seen = `${nameOf(route)} answers ${status} with ${kind === 'none' ? 'no token' : `a token that is ${kind}`}`;
    if (!isPublic(route.may)) {
      expectThat(status === 401, seen);
      continue;
    }
    expectThat(status !== 401 && status < 500, seen);
    const isCall = route.url.startsWith('/api/');
    expectThat(!isCall || open.has(nameOf(route)) || !there(status), `${seen}, and is no open call`);
  }
}

const nameOf = ({ method, url }: Route) => `${method} ${url}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function call(url: string, route: Route, headers: Record<string, string>): Promise<number> {
  return (await sendRequest(`${url}${addressOf(route)}`, { method: route.method, headers })).status;
}
