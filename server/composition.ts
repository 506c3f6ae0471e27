import type { CompositionOptions } from './composition-options.ts';
import { createSharedServices, type SharedServices, system } from './composition-shared.ts';
import { namedDevicesEffects } from './services/accounts/devices/named-devices.effects.ts';
import { createNamedDevices, type NamedDeviceStore } from './services/accounts/devices/named-devices.ts';
import { createDpop } from './services/accounts/dpop.ts';
import { createChallenges } from './services/accounts/factors/challenges.ts';
import { createKeyActions, type KeyActions } from './services/accounts/key-actions.ts';
import { createPasswordShares } from './services/accounts/passwords/password-shares.ts';
import { sessionsEffects } from './services/accounts/sessions.effects.ts';
import { createSessions, type Sessions } from './services/accounts/sessions.ts';
import { createDeadlines } from './services/content/deadlines.ts';
import { createDigest } from './services/digest/digest.ts';
import type { Actor } from './services/effects/actor.ts';
import type { DependencyTag } from './services/effects/dependency-tags.ts';
import { createLazyViews, type Makers } from './services/effects/lazy-views.ts';
import type { Context } from './services/effects/with-effects.ts';
import { createExtraction, type Extraction } from './services/extraction/extraction.ts';
import { removeUnusedFiles } from './services/files/unused-files.ts';
import { pendingRecoveryEffects } from './services/keys/pending/pending-recovery.effects.ts';
import { createPendingRecovery, type PendingRecovery } from './services/keys/pending/pending-recovery.ts';
import { createHealth } from './services/maintenance/health.ts';
import { runAllThenThrow } from './services/maintenance/run-all-then-throw.ts';
import { indexFile } from './services/search-index/index-items.ts';
import { isFourEyes } from './services/settings/is-four-eyes.ts';
import { removeAbandonedFiles } from './services/submissions/files/remove-files.ts';
import { createNews } from './services/submissions/news/news.ts';

/** All services of the site, for pages and calls: those of one context, and those that are the same in every one. */
export type Services = SameForAll & InContext & Views;

type SameForAll = ReturnType<typeof createForAll> & { extraction: Extraction };

type InContext = { [Name in keyof Effective]: ReturnType<Effective[Name]> } & {
  backups: ReturnType<SharedServices['backups']>;
  /** The cleanup job, which one instance runs for all. */
  cleanUp: () => Promise<void>;
  keyActions: KeyActions;
  namedDevices: NamedDeviceStore;
  pendingRecovery: PendingRecovery;
  sessions: Sessions;
};

type Effective = SharedServices['inContext'];

type Views = {
  /** The same services, whose audit entries name this actor. */
  actingAs: (actor: Actor) => Services;
  /** The same services, which collect the tags of the content that is read. */
  reading: (dependencies: Set<DependencyTag>) => Services;
};

/** The services, acting for the site itself; requests of users and pages go through one of the views. */
export function createServices(options: CompositionOptions): Services {
  const shared = createSharedServices(options);
  const extraction = createExtraction(shared.db, { ...shared, index: indexFile });
  const views: Views = {
    actingAs: (actor) => viewIn({ ...system, actor }),
    reading: (dependencies) => viewIn({ ...system, dependencies }),
  };
  const forAll = { ...createForAll(shared, options), extraction, ...views };
  const viewIn = createLazyViews<typeof forAll, InContext, Context>(forAll, makersOf(shared, extraction));
  return viewIn(system);
}

/** The services that are the same in every context. */
function createForAll(shared: SharedServices, { stopping, onionUrl, report = () => {} }: CompositionOptions) {
  const { db, now, publicUrl, place, storage, images, crossInstance, keyFile, passwords, mailer } = shared;
  return {
    audit: shared.audit,
    captcha: shared.captcha,
    challenges: createChallenges(db, now),
    databaseFiles: shared.databaseFiles,
    dpop: createDpop(onionUrl ? [publicUrl, onionUrl] : [publicUrl], now),
    leader: shared.leader,
    presence: shared.presence,
    deadlines: createDeadlines(db, now),
    standingAlerts: shared.standingAlerts,
    calm: shared.calm,
    cards: shared.cards,
    redirectMap: shared.redirectMap,
    unknownPaths: shared.unknownPaths,
    checks: shared.checks,
    search: shared.search,
    searchIndex: shared.searchIndex,
    unansweredQueries: shared.unansweredQueries,
    images,
    receivedFiles: shared.receivedFiles,
    scanner: shared.scanner,
    invalidation: shared.invalidation,
    crossInstance,
    passwordShares: createPasswordShares(passwords, shared.signInLimiter),
    possession: shared.possession,
    resealing: shared.resealing,
    storage,
    submissions: shared.submissions,
    receipts: shared.receipts,
    sealedReceipts: shared.sealedReceipts,
    /** Undefined where the site cannot send mail. */
    mailer,
    notices: shared.notices,
    digest:
      mailer &&
      createDigest(db, {
        ...shared,
        mailer,
        report: (error) => report(error, 'sending the daily reminder failed'),
      }),
    subscriptions: shared.subscriptions,
    news: createNews(db),
    plainUploads: shared.plainUploads,
    senderUploads: shared.senderUploads,
    sealedUploads: shared.sealedUploads,
    keyDocument: shared.keyDocument,
    scriptList: shared.scriptList,
    publicationLog: shared.publicationLog,
    health: createHealth(db, { storage, crossInstance, calm: shared.calm, place, now, stopping }),
    /** Running and queued work: password hashes and pictures. */
    load: () => ({ passwords: passwords.load(), pictures: images.load() }),
    /**
     * Reads the key file. Creates it if nothing in the database depends on an earlier one, or with `replaceLost`.
     * @throws StartError if it is lost, or belongs to another site.
     */
    openKeys: async (options?: { replaceLost: boolean }) => void (await keyFile.open(options)),
    /** The key file's problem with its remedy; undefined if there is none. */
    keyFileProblem: keyFile.problem,
  };
}

/** The services with effects, and those that use them. */
function makersOf(shared: SharedServices, extraction: Extraction): Makers<InContext, Context> {
  const { db, now, settings, resealing, alarm, withEffects } = shared;
  return {
    ...shared.inContext,
    backups: (_context, { maintenanceRuns }) => shared.backups(maintenanceRuns),
    cleanUp: (_context, view) => createCleanup(shared, view, extraction),
    keyActions: (_context, { keyring, pendingRecovery, sessions }) =>
      createKeyActions({
        keyring,
        pendingRecovery,
        sessions,
        resealing,
        isFourEyes: () => isFourEyes(db),
        alarm,
      }),
    namedDevices: (context, { secondFactors }) =>
      withEffects(
        (unit) => createNamedDevices(unit, { settings, secondFactors, pepper: shared.keyFile.open, now }),
        namedDevicesEffects,
      )(context),
    pendingRecovery: (context, { keyring }) =>
      withEffects((unit) => createPendingRecovery(unit, keyring, now), pendingRecoveryEffects)(context),
    sessions: (context, view) => {
      const sessions = createSessions(db, {
        administrators: view.administrators,
        secondFactors: view.secondFactors,
        keyring: view.keyring,
        store: shared.sessionStore,
        limiter: shared.signInLimiter,
        onOpened: (opened) => view.keyActions.useOpened(opened),
        devices: view.namedDevices,
        bindingRequired: async () => (await settings.all()).security.boundSessions === 'required',
        opensHere: async () => (await settings.all()).security.openedIn === 'anywhere',
        now,
      });
      return withEffects(() => sessions, sessionsEffects)(context);
    },
  };
}

/** Removes items for good that were deleted long ago; each has its entry in the audit trail. */
async function emptyTrash({ trash, settings }: InContext): Promise<void> {
  const { days } = (await settings.all()).trash;
  for (const { section, id } of await trash.old(days)) await trash.remove(section, id);
}

/**
 * Expired sessions, invitations and previews, spent proofs, messages past their retention, unknown paths, items that were deleted long ago,
 * unreferenced files and their texts, missing variants of pictures. A failed step does not stop the others.
 * @returns the job. @throws the steps' errors afterwards.
 */
function createCleanup(shared: SharedServices, view: InContext, extraction: Extraction) {
  const { db, now, storage, images, leader, submissions, resealing, databaseFiles } = shared;
  const work = runAllThenThrow(
    () => view.sessions.removeExpired(),
    () => view.invitations.removeExpired(),
    () => view.previews.removeEnded(),
    () => shared.unknownPaths.removeOld(),
    () => submissions.removeSpentProofs(),
    async () => shared.subscriptions?.removeOld(),
    () => view.settings.applyRetention(),
    () => view.approvals.removeExpired(),
    () => view.inbox.removeOld(),
    () => resealing.removeUnused(),
    () => view.keyActions.inspectKeys(),
    () => emptyTrash(view),
    () => view.recordRevisions.removeOld(),
    () => removeUnusedFiles(db, storage, now()),
    () => removeAbandonedFiles(db, storage, now()),
    () => extraction.removeGone(),
    () => shared.cards.removeOld(),
    () => shared.receivedFiles.removeOld(Date.now()),
    () => view.media.register(),
    async () => images.resume(await view.media.focused()),
    () => databaseFiles.rewriteNightly(),
    () => shared.checks.runNightly(),
  );
  return runAllThenThrow(
    () => shared.unknownPaths.flush(),
    () => leader.run('cleanup', work),
    () => shared.sessionStore.discardEnded(),
  );
}
