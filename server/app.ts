import { join } from 'node:path';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './api/account-routes.ts';
import { administratorRoutes } from './api/administrator-routes.ts';
import { captchaRoutes } from './api/captcha-routes.ts';
import { fileRoutes } from './api/file-routes.ts';
import { healthRoutes } from './api/health-routes.ts';
import { inboxRoutes } from './api/inbox-routes.ts';
import { keyRoutes } from './api/key-routes.ts';
import { managerRoutes } from './api/manager-routes.ts';
import { managerWriteRoutes } from './api/manager-write-routes.ts';
import { profileRoutes } from './api/profile-routes.ts';
import { profileWriteRoutes } from './api/profile-write-routes.ts';
import { sectionRoutes } from './api/section-routes.ts';
import { sectionWriteRoutes } from './api/section-write-routes.ts';
import { sessionRoutes } from './api/session-routes.ts';
import { settingsRoutes } from './api/settings-routes.ts';
import { submissionRoutes } from './api/submission-routes.ts';
import type { Config } from './config.ts';
import { registerDiscovery } from './discovery/discovery-routes.ts';
import { AppError } from './errors.ts';
import { requireAccess } from './plugins/access.ts';
import { compressAnswers } from './plugins/compression.ts';
import { tagReads } from './plugins/entity-tag.ts';
import { answerError, handleErrors } from './plugins/error-handler.ts';
import { type LogStream, logAnswers, logSerializers } from './plugins/log.ts';
import { describeCalls } from './plugins/openapi.ts';
import { answerOtherMethods, countMethods } from './plugins/other-methods.ts';
import { createPageCache, keepAnswers, type PageCache } from './plugins/page-cache/page-cache.ts';
import { shedLoad, type Thresholds } from './plugins/pressure.ts';
import { readableUrl } from './plugins/readable-url.ts';
import { requireAdmin } from './plugins/require-admin.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { limitSlowBodies } from './plugins/slow-bodies.ts';
import { serveStaticFiles } from './plugins/static-files.ts';
import { serveStorage } from './plugins/storage-files.ts';
import { answerUnreadable } from './plugins/unreadable-request.ts';
import type { Services } from './services.ts';

const calls = [
  healthRoutes,
  sessionRoutes,
  sectionRoutes,
  sectionWriteRoutes,
  managerRoutes,
  managerWriteRoutes,
  profileRoutes,
  profileWriteRoutes,
  settingsRoutes,
  fileRoutes,
  captchaRoutes,
  submissionRoutes,
  inboxRoutes,
  keyRoutes,
  administratorRoutes,
  accountRoutes,
];

type AppOptions = {
  services: Services;
  config: Config;
  /** Adds the pages, after everything else: they answer whatever path is left. */
  web?: (app: FastifyInstance) => void | Promise<void>;
  /** Where log lines go; the standard output by default. */
  logStream?: LogStream;
  /** From when on load is shed, where it is not as usual. */
  thresholds?: Thresholds;
  /** Keeps the answers in production; one of the app's own by default. */
  pageCache?: PageCache;
  /** The build's folder of files for browsers. */
  clientDir?: string;
};

/** The whole site as a Fastify instance that is ready to answer and does not listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, config, web, clientDir = join(import.meta.dirname, '../build/client') } = options;
  const pageCache = config.production ? (options.pageCache ?? createPageCache(services.changes)) : undefined;
  const app = newServer(options, pageCache);
  requireAccess(app);
  if (config.limits) await shedLoad(app, options.thresholds);
  requireAdmin(app, services);
  handleErrors(app);
  limitSlowBodies(app, 30_000);
  logAnswers(app);
  await addSecurityHeaders(app, config.publicUrl.startsWith('https:'));
  await compressAnswers(app);
  await app.register(async (scope) => registerCalls(scope, options));
  serveStorage(app, services);
  registerDiscovery(app, { services, config });
  const looseFiles = config.production ? await serveStaticFiles(app, clientDir) : [];
  await web?.(app);
  if (pageCache) keepAnswers(app, pageCache, looseFiles);
  await app.ready();
  return app;
}

function newServer({ config, logStream }: AppOptions, pageCache?: PageCache): FastifyInstance {
  return fastify({
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      ...(logStream && { stream: logStream }),
    },
    // The framework's own lines hold addresses and paths; `logAnswers` writes ours
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    // A photograph takes minutes over a telephone; whoever is not signed in has far less (see `limitSlowBodies`)
    requestTimeout: 180_000,
    http: { headersTimeout: 30_000 },
    routerOptions: { maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    ...(pageCache && { serverFactory: pageCache.serverFactory }),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerError,
  })
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler);
}

/** The calls in a scope of their own: what is added here does not touch files and pages. */
async function registerCalls(scope: FastifyInstance, { services, config }: AppOptions): Promise<void> {
  const methods = countMethods(scope);
  tagReads(scope);
  await describeCalls(scope, config.publicUrl);
  for (const routes of calls) await scope.register(routes, { services });
  answerOtherMethods(scope, methods);
  scope.all('/api/*', {
    config: { access: 'public' },
    schema: { hide: true },
    // Before a body is read
    onRequest: async () => {
      throw new AppError('not-found', 'error.notFound');
    },
    handler: (_request, reply) => reply,
  });
}
