import type { CompositionOptions } from './composition-options.ts';
import { createSharedServices, type SharedServices, system } from './composition-shared.ts';
import { createDpop } from './services/accounts/dpop.ts';
import { createChallenges } from './services/accounts/factors/challenges.ts';
import { createKeyActions } from './services/accounts/key-actions.ts';
import { sessionsEffects } from './services/accounts/sessions.effects.ts';
import { createSessions } from './services/accounts/sessions.ts';
import type { Actor } from './services/effects/actor.ts';
import type { DependencyTag } from './services/effects/dependency-tags.ts';
import type { Context } from './services/effects/with-effects.ts';
import { removeUnusedFiles } from './services/files/unused-files.ts';
import { pendingRecoveryEffects } from './services/keys/pending-recovery.effects.ts';
import { createPendingRecovery } from './services/keys/pending-recovery.ts';
import { createHealth } from './services/maintenance/health.ts';
import { runAllThenThrow } from './services/maintenance/run-all-then-throw.ts';

/** All services of the site, for pages and calls. */
export type Services = ReturnType<typeof createForAll> & InContext & Views;

type InContext = ReturnType<typeof inContext>;

type Views = {
  /** The same services, whose audit entries name this actor. */
  actingAs: (actor: Actor) => Services;
  /** The same services, which collect the tags of the content that is read. */
  reading: (dependencies: Set<DependencyTag>) => Services;
};

/** The services, acting for the site itself; requests of users and pages go through one of the views. */
export function createServices(options: CompositionOptions): Services {
  const shared = createSharedServices(options);
  const own = inContext(shared, system);
  const forAll = createForAll(shared, own, options.stopping);
  const views: Views = {
    actingAs: (actor) => ({ ...forAll, ...inContext(shared, { ...system, actor }), ...views }),
    reading: (dependencies) => ({
      ...services,
      ...contentInContext(shared, { ...system, dependencies }),
    }),
  };
  const services: Services = { ...forAll, ...own, ...views };
  return services;
}

/** The services that are the same in every context. */
function createForAll(shared: SharedServices, own: InContext, stopping?: AbortSignal) {
  const { db, now, publicUrl, place, storage, images, crossInstance, keyFile, passwords, leader } = shared;
  const { sessionStore, databaseFiles, resealing, submissions } = shared;
  const { settings, inbox, invitations, sessions, inspectKeys } = own;
  return {
    audit: shared.audit,
    captcha: shared.captcha,
    challenges: createChallenges(db, now),
    databaseFiles,
    dpop: createDpop(publicUrl, now),
    leader,
    images,
    invalidation: shared.invalidation,
    crossInstance,
    resealing,
    storage,
    submissions,
    health: createHealth(db, { storage, crossInstance, place, now, stopping }),
    /** Running and queued work: password hashes and pictures. */
    load: () => ({ passwords: passwords.load(), pictures: images.load() }),
    /**
     * Reads the key file. Creates it if nothing in the database depends on an earlier one, or with `replaceLost`.
     * @throws StartError if it is lost, or belongs to another site.
     */
    openKeys: async (options?: { replaceLost: boolean }) => void (await keyFile.open(options)),
    /** The key file's problem with its remedy; undefined if there is none. */
    keyFileProblem: keyFile.problem,
    /**
     * The cleanup job: expired sessions and invitations, spent proofs, messages past their retention, unreferenced
     * files, missing variants of pictures. One instance runs it for all; a failed step does not stop the others.
     * @throws the steps' errors afterwards.
     */
    async cleanUp(): Promise<void> {
      const work = runAllThenThrow(
        () => sessions.removeExpired(),
        () => invitations.removeExpired(),
        () => submissions.removeSpentProofs(),
        () => settings.applyRetention(),
        () => inbox.removeOld(),
        () => resealing.removeUnused(),
        () => inspectKeys(),
        () => removeUnusedFiles(db, storage, now()),
        () => images.resume(),
        () => databaseFiles.rewriteNightly(),
      );
      await runAllThenThrow(
        () => leader.run('cleanup', work),
        () => sessionStore.discardEnded(),
      )();
    },
  };
}

/** The content, whose reads are collected and whose changes invalidate responses. */
function contentInContext({ inContext: make }: SharedServices, context: Context) {
  return {
    content: make.content(context),
    managers: make.managers(context),
    profile: make.profile(context),
    settings: make.settings(context),
  };
}

/** The services with effects, for a context, and those that use them. */
function inContext(shared: SharedServices, context: Context) {
  const { db, now, settings, resealing, alarm, withEffects, inContext: make } = shared;
  const keyring = make.keyring(context);
  const administrators = make.administrators(context);
  const secondFactors = make.secondFactors(context);
  const maintenanceRuns = make.maintenanceRuns(context);
  const signIns = createSessions(db, {
    administrators,
    secondFactors,
    keyring,
    store: shared.sessionStore,
    limiter: shared.signInLimiter,
    onOpened: (opened) => keyActions.useOpened(opened),
    bindingRequired: async () => (await settings.all()).security.boundSessions === 'required',
    now,
  });
  const sessions = withEffects(() => signIns, sessionsEffects)(context);
  const pendingRecovery = withEffects(
    (unit) => createPendingRecovery(unit, keyring, now),
    pendingRecoveryEffects,
  )(context);
  const keyActions = createKeyActions({ keyring, resealing, sessions, pendingRecovery, alarm });
  return {
    ...contentInContext(shared, context),
    ...keyActions,
    administrators,
    backups: shared.backups(maintenanceRuns),
    files: make.files(context),
    importExport: make.importExport(context),
    inbox: make.inbox(context),
    invitations: make.invitations(context),
    keyring,
    maintenanceRuns,
    pendingChanges: make.pendingChanges(context),
    secondFactors,
    sessions,
    /** Fills an empty database with the sample institution; resolves to false if it was not empty. */
    loadSampleContent: make.sample(context).load,
  };
}
