import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accessReviewRoutes } from './api/accounts/access-review-routes.ts';
import { accountRoutes } from './api/accounts/account-routes.ts';
import { administratorRoutes } from './api/accounts/administrator-routes.ts';
import { confirmationRoutes } from './api/accounts/confirmation-routes.ts';
import { deviceRoutes } from './api/accounts/device-routes.ts';
import { personRoutes } from './api/accounts/person-routes.ts';
import { secondFactorRoutes } from './api/accounts/second-factor-routes.ts';
import { secondStepRoutes } from './api/accounts/second-step-routes.ts';
import { sessionRoutes } from './api/accounts/session-routes.ts';
import { approvalRoutes } from './api/approvals/approval-routes.ts';
import { auditRoutes } from './api/audit/audit-routes.ts';
import { checkRoutes } from './api/checks/check-routes.ts';
import { managerRoutes } from './api/content/manager-routes.ts';
import { managerWriteRoutes } from './api/content/manager-write-routes.ts';
import { profileRoutes } from './api/content/profile-routes.ts';
import { profileWriteRoutes } from './api/content/profile-write-routes.ts';
import { sectionRoutes } from './api/content/section-routes.ts';
import { sectionWriteRoutes } from './api/content/section-write-routes.ts';
import { fileRoutes } from './api/files/file-routes.ts';
import { grantRoutes } from './api/keys/grant-routes.ts';
import { keyDocumentRoute } from './api/keys/key-document-route.ts';
import { keyRoutes } from './api/keys/key-routes.ts';
import { pendingChangeRoutes } from './api/keys/pending-change-routes.ts';
import { healthRoutes } from './api/maintenance/health-routes.ts';
import { maintenanceRoutes } from './api/maintenance/maintenance-routes.ts';
import { scriptListRoute } from './api/maintenance/script-list-route.ts';
import { mediaRoutes } from './api/media/media-routes.ts';
import { planRoutes } from './api/plan/plan-routes.ts';
import { attachmentRoutes } from './api/publishing/attachments/attachment-routes.ts';
import { galleryRoutes } from './api/publishing/gallery/gallery-routes.ts';
import { handInRoutes } from './api/publishing/hand-in/hand-in-routes.ts';
import { historyRoutes } from './api/publishing/history-routes.ts';
import { publishingRoutes } from './api/publishing/item-routes.ts';
import { deskListRoutes } from './api/publishing/lists/list-routes.ts';
import { pinRoutes } from './api/publishing/pin-routes.ts';
import { presenceRoutes } from './api/publishing/presence-routes.ts';
import { previewRoutes } from './api/publishing/preview-routes.ts';
import { relatedRoutes } from './api/publishing/related-routes.ts';
import { trashRoutes } from './api/publishing/trash-routes.ts';
import { notFoundRoutes } from './api/redirects/not-found-routes.ts';
import { redirectRoutes } from './api/redirects/redirect-routes.ts';
import { recordRoutes } from './api/revisions/record-routes.ts';
import { searchRoutes } from './api/search/search-routes.ts';
import { settingsRoutes } from './api/settings/settings-routes.ts';
import { captchaRoutes } from './api/submissions/captcha-routes.ts';
import { caseFileRoutes } from './api/submissions/case-file-routes.ts';
import { caseRoutes } from './api/submissions/case-routes.ts';
import { fileUploadRoutes } from './api/submissions/file-upload-routes.ts';
import { inboxRoutes } from './api/submissions/inbox-routes.ts';
import { receiptRoutes } from './api/submissions/receipt-routes.ts';
import { submissionRoutes } from './api/submissions/submission-routes.ts';
import { talkRoutes } from './api/submissions/talk-routes.ts';
import type { Services } from './composition.ts';
import type { Config } from './config.ts';
import type { Connections } from './db/connect.ts';
import { AppError } from './errors/app-error.ts';
import { requireAccess } from './http/access/access.ts';
import { requirePermission } from './http/access/require-permission.ts';
import { refuseForeignForms } from './http/access/same-origin-forms.ts';
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
import {
  cacheResponses,
  createResponseCache,
  type ResponseCache,
} from './http/response-cache/response-cache.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { headersOf, serverOptions } from './http/server-options.ts';
import { registerSeo } from './seo/seo-routes.ts';
import { version } from './version.ts';

const calls = [
  healthRoutes,
  sessionRoutes,
  secondStepRoutes,
  secondFactorRoutes,
  deviceRoutes,
  confirmationRoutes,
  sectionRoutes,
  sectionWriteRoutes,
  deskListRoutes,
  publishingRoutes,
  presenceRoutes,
  handInRoutes,
  pinRoutes,
  attachmentRoutes,
  galleryRoutes,
  relatedRoutes,
  historyRoutes,
  trashRoutes,
  recordRoutes,
  previewRoutes,
  redirectRoutes,
  notFoundRoutes,
  checkRoutes,
  searchRoutes,
  managerRoutes,
  managerWriteRoutes,
  profileRoutes,
  profileWriteRoutes,
  settingsRoutes,
  fileRoutes,
  mediaRoutes,
  captchaRoutes,
  submissionRoutes,
  keyDocumentRoute,
  scriptListRoute,
  receiptRoutes,
  fileUploadRoutes,
  inboxRoutes,
  talkRoutes,
  caseRoutes,
  caseFileRoutes,
  keyRoutes,
  grantRoutes,
  pendingChangeRoutes,
  administratorRoutes,
  personRoutes,
  accessReviewRoutes,
  accountRoutes,
  maintenanceRoutes,
  approvalRoutes,
  planRoutes,
  auditRoutes,
];

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
  const shed = config.limits ? await shedLoad(app, unlogged, options.thresholds) : undefined;
  requirePermission(app, services);
  provideServices(app, services);
  handleErrors(app);
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
  if (responseCache) cacheResponses(app, { responseCache, looseFiles, services });
  await app.ready();
  return app;
}

function newServer({ config, logStream }: AppOptions, responseCache?: ResponseCache): FastifyInstance {
  return fastify({
    ...serverOptions(config, logStream),
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
