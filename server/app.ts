import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { calls } from './api/calls.ts';
import type { Services } from './composition.ts';
import type { Config } from './config.ts';
import type { Connections } from './db/connect.ts';
import { AppError } from './errors/app-error.ts';
import { requireAccess } from './http/access/access.ts';
import { requirePermission } from './http/access/require-permission.ts';
import { refuseForeignForms } from './http/access/same-origin-forms.ts';
import { limitInCalmMode } from './http/calm/calm-requests.ts';
import { serveSnapshot } from './http/calm/snapshot-files.ts';
import { compressResponses } from './http/compression/compression.ts';
import { padResponses } from './http/compression/response-padding.ts';
import { tagReads } from './http/conditional/entity-tag.ts';
import { describeCalls } from './http/description/openapi.ts';
import { handleErrors } from './http/errors/error-handler.ts';
import { countMethods, rejectOtherMethods } from './http/errors/method-not-allowed.ts';
import { serveAttachments } from './http/files/attachment-files.ts';
import { serveStaticFiles } from './http/files/static-files.ts';
import { serveStorage } from './http/files/storage-files.ts';
import { rememberLanguageChoice } from './http/language/language-choice.ts';
import { limitBodies } from './http/limits/body-limits.ts';
import { limitSlowBodies } from './http/limits/body-timeout.ts';
import { shedLoad, type Thresholds } from './http/limits/load-shedding.ts';
import { limitSearches } from './http/limits/search-limits.ts';
import { type LogStream, logResponses } from './http/log/request-log.ts';
import { unloggedRequests } from './http/log/unlogged.ts';
import { serveMetrics } from './http/metrics/metrics-route.ts';
import { redirectRenamedPaths } from './http/renamed-paths.ts';
import { provideServices } from './http/request-services.ts';
import { cacheResponses } from './http/response-cache/cache-responses.ts';
import { createResponseCache, type ResponseCache } from './http/response-cache/response-cache.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { headersOf, serverOptions } from './http/server-options.ts';
import { registerSeo } from './seo/seo-routes.ts';
import { version } from './version.ts';

type AppOptions = {
  services: Services;
  config: Config;
  /** Adds the pages last: they handle every path that no other route does. */
  web?: (app: FastifyInstance) => void | Promise<void>;
  /** Where log lines go; the standard output by default. */
  logStream?: LogStream;
  /** From when on load is shed, where it is not as usual. */
  thresholds?: Thresholds;
  /** Caches the responses in production; one of the app's own by default. */
  responseCache?: ResponseCache;
  /** Connections to PostgreSQL, for the metrics. */
  connections?: (() => Connections) | undefined;
  /** The build's folder of files for browsers. */
  clientDir?: string;
};

/** The complete site as a Fastify instance, ready but not listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, config, web, clientDir = join(import.meta.dirname, '../build/client') } = options;
  const responseCache = config.production
    ? (options.responseCache ?? createResponseCache(services.invalidation))
    : undefined;
  const app = newServer(options, responseCache);
  requireAccess(app);
  limitBodies(app);
  limitSearches(app, services.deadlines.now);
  const unlogged = unloggedRequests(app);
  const postponed = new WeakSet<IncomingMessage>();
  const { calm } = services;
  const { adminNetworks: networks, snapshotDir } = config;
  const shed = config.limits ? await shedLoad(app, unlogged, options.thresholds) : undefined;
  const findCopy = snapshotDir ? serveSnapshot(app, snapshotDir) : async () => undefined;
  limitInCalmMode(app, { calm, postponed, networks, findCopy });
  requirePermission(app, services);
  provideServices(app, services);
  handleErrors(app, services.standingAlerts.known);
  limitSlowBodies(app, 30_000);
  refuseForeignForms(app, config.publicUrl);
  logResponses(app, unlogged);
  addSecurityHeaders(app, headersOf(config));
  compressResponses(app);
  padResponses(app, unlogged);
  await app.register(async (scope) => registerCalls(scope, options));
  serveMetrics(app, {
    services,
    version,
    cached: responseCache?.store.stats,
    shed,
    connections: options.connections,
    token: config.metricsToken?.reveal(),
    unlogged,
  });
  redirectRenamedPaths(app);
  serveStorage(app, services);
  serveAttachments(app);
  registerSeo(app, config);
  rememberLanguageChoice(app, config.publicUrl);
  const looseFiles = config.production ? await serveStaticFiles(app, clientDir) : [];
  await web?.(app);
  if (responseCache)
    cacheResponses(app, {
      responseCache,
      looseFiles,
      services,
      postpone: (request) => postponed.add(request),
    });
  await app.ready();
  return app;
}

function newServer(
  { config, logStream, services }: AppOptions,
  responseCache?: ResponseCache,
): FastifyInstance {
  return fastify({
    ...serverOptions(config, logStream, services.standingAlerts.known),
    ...(responseCache && { serverFactory: responseCache.serverFactory }),
  })
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler);
}

/** The calls in a scope of their own: what is added here does not touch files and pages. */
async function registerCalls(scope: FastifyInstance, { config }: AppOptions): Promise<void> {
  const methods = countMethods(scope);
  tagReads(scope);
  await describeCalls(scope, config.publicUrl);
  for (const routes of calls) await scope.register(routes);
  rejectOtherMethods(scope, methods);
  scope.all('/api/*', {
    config: { may: 'read-public' },
    schema: { hide: true },
    // Before a body is read
    onRequest: async () => {
      throw new AppError('not-found', 'error.notFound');
    },
    handler: (_request, reply) => reply,
  });
}
