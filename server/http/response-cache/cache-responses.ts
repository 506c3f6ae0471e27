import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/composition.ts';
import { takesOpenSession } from '#server/http/access/access.ts';
import type { Calm, ResponseCache } from './response-cache.ts';

/**
 * Caches the app's responses while it listens. The response to an administrator's write waits for the invalidation, on
 * every instance: an editor never gets a stale page after a save.
 */
export function cacheResponses(
  app: FastifyInstance,
  {
    responseCache,
    looseFiles,
    postpone,
    services: { calm, crossInstance, redirectMap, unknownPaths },
  }: {
    responseCache: ResponseCache;
    looseFiles: string[];
    postpone: Calm['postpone'];
    services: Pick<Services, 'calm' | 'crossInstance' | 'redirectMap' | 'unknownPaths'>;
  },
): void {
  app.addHook('onReady', async () =>
    responseCache.attach(app, {
      looseFiles,
      redirected: (url) => redirectMap.has(url),
      unknown: (url, headers) => unknownPaths.count(url, headers),
      calm: { ...calm, postpone },
    }),
  );
  app.addHook('preClose', async () => responseCache.attach(undefined));
  app.addHook('onSend', async (request) => {
    if (takesOpenSession(request.routeOptions.config) && request.method !== 'GET')
      await Promise.all([responseCache.store.flushed(), crossInstance.waitForAcknowledgements()]);
  });
}
