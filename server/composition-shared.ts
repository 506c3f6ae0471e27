import { join } from 'node:path';
import { createBackups } from './backup/backups.ts';
import type { CompositionOptions } from './composition-options.ts';
import { createFactorSecrets } from './crypto/factor-secrets.ts';
import { createPasswords } from './crypto/passwords/password.ts';
import { importExportEffects } from './import-export/import-export.effects.ts';
import { createImportExport } from './import-export/import-export.ts';
import { administratorsEffects } from './services/accounts/administrators.effects.ts';
import { createAdministrators } from './services/accounts/administrators.ts';
import { approvalsEffects } from './services/accounts/approvals/approvals.effects.ts';
import { createApprovals } from './services/accounts/approvals/approvals.ts';
import { factorServices } from './services/accounts/factors/factor-services.ts';
import { invitationsEffects } from './services/accounts/invitations.effects.ts';
import { createInvitations } from './services/accounts/invitations.ts';
import { alarmOnce, createKeyAlarm, keyAlarmEffects } from './services/accounts/key-actions.ts';
import { roleChangesEffects } from './services/accounts/roles/role-changes.effects.ts';
import { createRoleChanges } from './services/accounts/roles/role-changes.ts';
import { createSessionStore } from './services/accounts/session-store.ts';
import { alertServices } from './services/alerts/alert-services.ts';
import { createAudit } from './services/audit/audit.ts';
import { calmServices } from './services/calm/calm-services.ts';
import { cardServices } from './services/cards/card-services.ts';
import { createLinkServices } from './services/checks/create-link-services.ts';
import { contentServices } from './services/content/content-services.ts';
import { sampleContentEffects } from './services/content/sample-content.effects.ts';
import { loadSampleContent, type SampleSource } from './services/content/sample-content.ts';
import { type Context, createWithEffects } from './services/effects/with-effects.ts';
import { createStorage } from './services/files/create-storage.ts';
import { filesEffects } from './services/files/files.effects.ts';
import { createFiles } from './services/files/files.ts';
import { createUploads } from './services/files/uploads/create-uploads.ts';
import { withCachedRead } from './services/invalidation/cached-read.ts';
import { createCrossInstanceInvalidation } from './services/invalidation/cross-instance-invalidation.ts';
import { createInvalidation } from './services/invalidation/invalidation.ts';
import { createKeyServices } from './services/keys/create-key-services.ts';
import { createKeyFile } from './services/keys/key-file.ts';
import { pendingChangesEffects } from './services/keys/pending/pending-changes.effects.ts';
import { createPendingChanges } from './services/keys/pending/pending-changes.ts';
import { createLimiters } from './services/limits/create-limiters.ts';
import { createDatabaseFiles } from './services/maintenance/database-files.ts';
import { freeBytesOf } from './services/maintenance/free-bytes.ts';
import { createLeader } from './services/maintenance/leader.ts';
import { maintenanceRunsEffects } from './services/maintenance/maintenance-runs.effects.ts';
import { createMaintenanceRuns } from './services/maintenance/maintenance-runs.ts';
import { describePictures, mediaLibrary } from './services/media/media-library.ts';
import { createMailServices } from './services/notices/create-mail-services.ts';
import { peopleServices } from './services/people/people-services.ts';
import { createGuessLimiter } from './services/previews/guess-limiter.ts';
import { previewsEffects } from './services/previews/previews.effects.ts';
import { createPreviews } from './services/previews/previews.ts';
import { createPublicationKeys } from './services/publication-log/publication-keys.ts';
import { createPublicationLog } from './services/publication-log/publication-log.ts';
import { relateIn } from './services/publishing/announcements/relations.ts';
import { createPresence } from './services/publishing/presence/presence.ts';
import { publishingServices } from './services/publishing/publishing-services.ts';
import { redirectsEffects } from './services/redirects/redirects.effects.ts';
import { createRedirects } from './services/redirects/redirects.ts';
import { createScriptList } from './services/release/script-list.ts';
import { recordRevisionsEffects } from './services/revisions/record-revisions.effects.ts';
import { createRecordRevisions } from './services/revisions/record-revisions.ts';
import { createSearchServices } from './services/search/create-search-services.ts';
import { settingsEffects } from './services/settings/settings.effects.ts';
import { createSettings } from './services/settings/settings.ts';
import { createSubmissionServices } from './services/submissions/create-submission-services.ts';
import { createStoredPieces } from './services/submissions/files/stored-pieces.ts';
import { officersServices } from './services/submissions/officers-services.ts';
import { createNumbers } from './services/submissions/sealed/numbers.ts';
import { createSubscriptions } from './services/subscriptions/create-subscriptions.ts';

/** The list of the build: while developing, scripts change. */
const scriptsFile = join(import.meta.dirname, '../build/scripts.json');

export const system: Context = { actor: 'system', dependencies: undefined };
export type SharedServices = ReturnType<typeof createSharedServices>;

/**
 * The parts that all contexts share, room by room: anything with state exists once. A service with effects is a function of
 * its context (`inContext`).
 */
export function createSharedServices({
  db,
  databaseUrl,
  startSecret,
  dataDir,
  store,
  scanner: scannerAddress,
  backupDir = join(dataDir, 'backups'),
  backupDays = 30,
  publicUrl,
  limits = true,
  captcha: thirdParty,
  mail,
  sharedNetworks,
  adminNetworks = [],
  snapshotDir,
  passwordCost,
  production,
  stopping,
  now = Date.now,
  report = () => {},
}: CompositionOptions) {
  const reporting = (what: string) => (error: unknown) => report(error, what);
  const backupFailed = reporting('backup failed');
  const place = { dataDir, databaseUrl, store };

  // Files
  const storage = createStorage({ dataDir, store, report: reporting('the store does not respond') });
  const uploads = createUploads(db, storage, {
    dataDir,
    scannerAddress,
    refusesProblems: async () => (await settings.all()).uploads.actingDocuments === 'refused',
    report: reporting('the virus scanner does not respond'),
  });
  const { images, scanner } = uploads;

  // Invalidation, audit and the effects of all services
  const invalidation = createInvalidation();
  const crossInstance = createCrossInstanceInvalidation(db, { invalidation, databaseUrl });
  const leader = createLeader(db);
  const audit = createAudit(db, {
    dataDir,
    leader,
    now,
    report: reporting('the audit trail does not match its signature: run audit verify'),
  });
  const sending = { mail, publicUrl, now, report, settings: () => settings.all() };
  const { notify, ...mails } = createMailServices(db, sending);
  const withEffects = createWithEffects(db, { audit: audit.recorder, invalidation, notify });
  const { alerts, standingAlerts } = alertServices(db, { withEffects, invalidation, now });
  const ofCalm = { withEffects, invalidation, now, limits, adminNetworks, snapshotDir };
  const { calm, calmByHand } = calmServices(db, ofCalm);

  // Settings
  const settings = withCachedRead(createSettings(db, now), 'all', { tag: 'settings', invalidation });
  const siteNames = async () => Object.values((await settings.all()).identity.name);

  const ofCards = { withEffects, storage, settings, leader, publicUrl, now };
  const { cards, sharing } = cardServices(db, ofCards);

  // Keys
  const keyFile = createKeyFile(db, {
    dataDir,
    inUse: async () => (await administrators(system).list()).length > 0,
  });
  const { keyrings, keyring, resealing, possession, ...recipients } = createKeyServices(db, {
    dataDir,
    pepper: keyFile.open,
    withEffects,
    now,
    report,
  });

  // Accounts
  const passwords = createPasswords(keyFile.open, passwordCost);
  const administrators = withEffects(
    (unit) => createAdministrators(unit, passwords, keyring, siteNames),
    administratorsEffects,
  );
  const invited = administrators({ ...system, actor: 'invited' });
  const secrets = createFactorSecrets(keyFile.open);

  // Previews and submissions
  const guesses = createGuessLimiter(now);
  const freeBytes = store ? async () => undefined : freeBytesOf(dataDir);
  const ofLimits = { sharedNetworks, isGuarded: calm.isGuarded, freeBytes, now, report };
  const { limiter, fileLimiter, signInLimiter } = createLimiters(limits, ofLimits);
  const pieces = createStoredPieces(storage);
  const secret = async () => (await keyFile.open()).reveal();
  const publicationKeys = createPublicationKeys(db, secret);
  const numbers = createNumbers(secret);
  const parts = { ...recipients, pieces, numbers, settings, secret, publicationKeys, thirdParty, now };
  const senders = createSubmissionServices(db, { ...parts, limiter, fileLimiter });

  // Maintenance
  const sample: SampleSource = {
    sample: async () => (await import('#content/sample.ts')).sample,
    files: join(import.meta.dirname, '../content/storage'),
    publicUrl,
    relate: relateIn(now),
    describe: describePictures,
  };

  return {
    db,
    now,
    publicUrl,
    place,
    audit,
    withEffects,
    ...uploads,
    ...mails,
    invalidation,
    crossInstance,
    leader,
    standingAlerts,
    calm,
    cards,
    settings,
    keyFile,
    keyring,
    possession,
    resealing,
    alarm: alarmOnce(withEffects(() => createKeyAlarm(report), keyAlarmEffects)(system).raise),
    passwords,
    sessionStore: createSessionStore(db, {
      startSecret: startSecret && Buffer.from(startSecret.reveal()),
      now,
    }),
    signInLimiter,
    ...senders,
    subscriptions: createSubscriptions(db, { ...sending, ...mails, ...senders, settings, secret, leader }),
    scriptList: createScriptList({ file: production ? scriptsFile : undefined, publicationKeys, now }),
    publicationLog: createPublicationLog(db, { ...sending, dataDir, publicationKeys, leader, stopping }),
    presence: createPresence(db, now),
    ...createLinkServices({ db, invalidation, storage, leader, publicUrl, now, report, stopping }),
    ...createSearchServices({ db, leader, now, report, stopping }),
    databaseFiles: createDatabaseFiles(db, { leader, now }),
    backups: createBackups({ place, backupDir, backupDays, keyring, leader, now, report: backupFailed }),

    /** The services that change with their context alone. */
    inContext: {
      ...contentServices(withEffects),
      alerts,
      calmByHand,
      ...publishingServices(withEffects, uploads, now),
      sharing,
      previews: withEffects((unit) => createPreviews(unit, { guesses, publicUrl, now }), previewsEffects),
      redirects: withEffects((unit) => createRedirects(unit, { publicUrl, now }), redirectsEffects),
      recordRevisions: withEffects(({ db: on }) => createRecordRevisions(on, now), recordRevisionsEffects),
      settings: withEffects(({ db: on }) => createSettings(on, now), settingsEffects, settings),
      files: withEffects(() => createFiles(storage, { images, scanner }), filesEffects),
      media: withEffects(...mediaLibrary({ db, publicUrl, now, images, storage, invalidation })),
      keyring: keyrings,
      administrators,
      approvals: withEffects((unit) => createApprovals(unit, now), approvalsEffects),
      roleChanges: withEffects((unit) => createRoleChanges(unit, keyring), roleChangesEffects),
      ...peopleServices(withEffects, keyring, now),
      invitations: withEffects((unit) => createInvitations(unit, invited, now), invitationsEffects),
      secondFactors: factorServices(withEffects, { secrets, settings, keyring, publicUrl, now }),
      pendingChanges: withEffects(({ db: on }) => createPendingChanges(on, now), pendingChangesEffects),
      ...officersServices(withEffects, { ...recipients, pieces, settings, keyring, numbers, now }),
      importExport: withEffects(createImportExport, importExportEffects),
      maintenanceRuns: withEffects(({ db: on }) => createMaintenanceRuns(on), maintenanceRunsEffects),
      sample: withEffects(
        (unit) => ({ load: () => loadSampleContent(unit, storage, sample) }),
        sampleContentEffects,
      ),
    },
  };
}
