import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPublic, mayDo, type Role, roles } from '#shared/accounts/permissions.ts';
import { type DeclaredRoute, withRoutes } from './roles/declared-routes.ts';
import { personSite } from './roles/person-site.ts';
import { rolesPage } from './roles/roles-page.ts';

const page = 'docs/roles.md';

/** A URL that matches a route. */
const addressOf = ({ url }: DeclaredRoute) =>
  url
    .replace(':section', 'articles')
    .replace(':language', 'ar')
    .replaceAll(/:\w+(?:\([^)]*\))?/g, '1')
    .replace('*', 'something');

const refusal = 'Your role does not allow this.';

test('every route lets through the roles that may, and nobody else', async () => {
  const { result: site, routes } = await withRoutes(async () => {
    const made = await personSite();
    await made.app.ready();
    return made;
  });
  const people = new Map<Role, string>();
  for (const role of roles)
    people.set(role, (await site.join(`${role}@example.org`, { roles: [role] })).token);
  const ended = (await site.join('ended@example.org')).token;
  await site.request('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${ended}` } });

  const call = async (route: DeclaredRoute, token?: string) => {
    const { statusCode, payload } = await site.request(addressOf(route), {
      method: route.method as 'GET',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    const isRefused = statusCode === 403 && payload.includes(refusal);
    return isRefused ? 'refused' : statusCode;
  };
  const wrong: string[] = [];
  let calls = 0;
  for (const route of routes.filter(
    ({ method }) => !['HEAD', 'OPTIONS', 'CONNECT', 'TRACE'].includes(method),
  )) {
    const { may, stage = 'open' } = route.config;
    const open = may !== undefined && isPublic(may);
    const results: Record<string, number | string> = {
      none: await call(route),
      ended: await call(route, ended),
    };
    for (const [role, token] of people) {
      results[role] = await call(route, token);
      calls += 1;
      if (route.url === '/api/logout') people.set(role, (await site.signIn(`${role}@example.org`)).token);
    }
    for (const [caller, result] of Object.entries(results)) {
      const isPerson = caller !== 'none' && caller !== 'ended';
      const isRight = open
        ? result === results['none'] || (isPerson && route.config.showsHidden)
        : !isPerson || stage === 'second-step'
          ? result === 401
          : mayDo([caller as Role], may!)
            ? result !== 401 && result !== 'refused' && Number(result) < 500
            : result === 'refused';
      if (!isRight) wrong.push(`${route.method} ${route.url}: ${result} for ${caller}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(600);

  const current = rolesPage(routes);
  if (process.env['WRITE_ROLES']) await writeFile(page, current);
  expect(await readFile(page, 'utf8'), `${page} is not current: see its first lines`).toBe(current);
});

test('a refusal is in the caller’s language', async () => {
  const site = await personSite();
  const writer = await site.join('writer@example.org', { roles: ['writer'] });
  const headers = { 'accept-language': 'ar' };
  const refused = await writer.send('site-settings', { headers });
  expect([refused.statusCode, refused.json()]).toEqual([403, { message: 'لا تسمح صلاحياتك بهذا الإجراء.' }]);
});
