import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Permission } from '#shared/accounts/permissions.ts';
import type { SessionStage } from '#shared/accounts/second-factors.ts';
import type { RunningProgram, Start } from './running-program.ts';
import type { Stage } from './stage.ts';

export type Route = { method: string; url: string; may: Permission; stage?: SessionStage };

/** Starts a site that lists every route with the permission that it declares. */
export async function startWithRoutes(
  stage: Stage,
  dataDir: string,
  { environment = {}, options = [] }: Pick<Start, 'environment' | 'options'> = {},
): Promise<{ site: RunningProgram; routes: Route[] }> {
  const file = join(stage.folder(), 'routes.json');
  const site = await stage.start({
    dataDir,
    environment: { ...environment, ROUTES_FILE: file },
    options: [...options, '--import', join(import.meta.dirname, 'name-routes.ts')],
  });
  const all = JSON.parse(readFileSync(file, 'utf8')) as Route[];
  // A tunnel is no request that a client can send to a site
  return { site, routes: all.filter(({ method }) => method !== 'CONNECT') };
}

/** A URL that matches a route. */
export function addressOf({ url }: Route): string {
  return url
    .replace(':section', 'articles')
    .replace(':language', 'ar')
    .replace(/:part\([^)]*\)/, '1')
    .replaceAll(/:\w+/g, '1')
    .replace('*', 'something');
}
