import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './api/account-routes.ts';
import { administratorRoutes } from './api/administrator-routes.ts';
import { auditRoutes } from './api/audit-routes.ts';
import { captchaRoutes } from './api/captcha-routes.ts';
import { confirmationRoutes } from './api/confirmation-routes.ts';
import { fileRoutes } from './api/file-routes.ts';
import { healthRoutes } from './api/health-routes.ts';
import { inboxRoutes } from './api/inbox-routes.ts';
import { keyRoutes } from './api/key-routes.ts';
import { managerRoutes } from './api/manager-routes.ts';
import { managerWriteRoutes } from './api/manager-write-routes.ts';
import { pendingChangeRoutes } from './api/pending-change-routes.ts';
import { profileRoutes } from './api/profile-routes.ts';
import { profileWriteRoutes } from './api/profile-write-routes.ts';
import { secondFactorRoutes } from './api/second-factor-routes.ts';
import { secondStepRoutes } from './api/second-step-routes.ts';
import { sectionRoutes } from './api/section-routes.ts';
import { sectionWriteRoutes } from './api/section-write-routes.ts';
import { sessionRoutes } from './api/session-routes.ts';
import { settingsRoutes } from './api/settings-routes.ts';
import { submissionRoutes } from './api/submission-routes.ts';
import { upkeepRoutes } from './api/upkeep-routes.ts';
import type { Config } from './config.ts';
import type { Connections } from './db/connect.ts';
import { registerDiscovery } from './discovery/discovery-routes.ts';
import { AppError } from './errors.ts';
import { requireAccess } from './plugins/access.ts';
import { limitBodies } from './plugins/body-limits.ts';
import { compressAnswers } from './plugins/compression.ts';
import { tagReads } from './plugins/entity-tag.ts';
import { handleErrors } from './plugins/error-handler.ts';
import { keepLanguageChoice } from './plugins/language-choice.ts';
import { type LogStream, logAnswers } from './plugins/log.ts';
import { serveMetrics } from './plugins/metrics/metrics-route.ts';
import { describeCalls } from './plugins/openapi.ts';
import { answerOtherMethods, countMethods } from './plugins/other-methods.ts';
import { refuseForeignForms } from './plugins/own-forms.ts';
import { createPageCache, keepAnswers, type PageCache } from './plugins/page-cache/page-cache.ts';
import { shedLoad, type Thresholds } from './plugins/pressure.ts';
import { requireAdmin } from './plugins/require-admin.ts';
import { padResponses } from './plugins/response-padding.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { limitSlowBodies } from './plugins/slow-bodies.ts';
import { serveStaticFiles } from './plugins/static-files.ts';
import { serveStorage } from './plugins/storage-files.ts';
import { unloggedRequests } from './plugins/unlogged.ts';
import { headersOf, serverOptions } from './server-options.ts';
import type { Services } from './services.ts';
import { version } from './version.ts';

const calls = [
  healthRoutes,
  sessionRoutes,
  secondStepRoutes,
  secondFactorRoutes,
  confirmationRoutes,
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
  pendingChangeRoutes,
  administratorRoutes,
  accountRoutes,
  upkeepRoutes,
  auditRoutes,
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
  /** How many connections to PostgreSQL there are, for whoever watches. */
  connections?: (() => Connections) | undefined;
  /** The build's folder of files for browsers. */
  clientDir?: string;
};

/** The whole site as a Fastify instance that is ready to answer and does not listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, config, web, clientDir = join(import.meta.dirname, '../build/client') } = options;
  const pageCache = config.production ? (options.pageCache ?? createPageCache(services.changes)) : undefined;
  const app = newServer(options, pageCache);
  requireAccess(app);
  limitBodies(app);
  const unlogged = unloggedRequests(app);
  const shed = config.limits ? await shedLoad(app, unlogged, options.thresholds) : undefined;
  requireAdmin(app, services);
  handleErrors(app);
  limitSlowBodies(app, 30_000);
  refuseForeignForms(app, config.publicUrl);
  logAnswers(app, unlogged);
  addSecurityHeaders(app, headersOf(config));
  compressAnswers(app);
  padResponses(app, unlogged);
  await app.register(async (scope) => registerCalls(scope, options));
  serveMetrics(app, {
    services,
    version,
    kept: pageCache?.cache.stats,
    shed,
    connections: options.connections,
    token: config.metricsToken?.reveal(),
    unlogged,
  });
  serveStorage(app, services);
  registerDiscovery(app, { services, config });
  keepLanguageChoice(app, config.publicUrl);
  const looseFiles = config.production ? await serveStaticFiles(app, clientDir) : [];
  await web?.(app);
  if (pageCache) keepAnswers(app, { pageCache, looseFiles, services });
  await app.ready();
  return app;
}

function newServer({ config, logStream }: AppOptions, pageCache?: PageCache): FastifyInstance {
  return fastify({
    ...serverOptions(config, logStream),
    ...(pageCache && { serverFactory: pageCache.serverFactory }),
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
