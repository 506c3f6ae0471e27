import { join } from 'node:path';
import { createBackups } from './backup/backups.ts';
import type { CompositionOptions } from './composition-options.ts';
import { createFactorSecrets } from './crypto/factor-secrets.ts';
import { createPasswords } from './crypto/passwords/password.ts';
import type { UnitOfWork } from './db/in-transaction.ts';
import { importExportEffects } from './import-export/import-export.effects.ts';
import { createImportExport } from './import-export/import-export.ts';
import { administratorsEffects } from './services/accounts/administrators.effects.ts';
import { createAdministrators } from './services/accounts/administrators.ts';
import { approvalsEffects } from './services/accounts/approvals/approvals.effects.ts';
import { createApprovals } from './services/accounts/approvals/approvals.ts';
import {
  recoveryCodesEffects,
  secondFactorsEffects,
} from './services/accounts/factors/second-factors.effects.ts';
import { createSecondFactors } from './services/accounts/factors/second-factors.ts';
import { invitationsEffects } from './services/accounts/invitations.effects.ts';
import { createInvitations } from './services/accounts/invitations.ts';
import { alarmOnce, createKeyAlarm, keyAlarmEffects } from './services/accounts/key-actions.ts';
import { roleChangesEffects } from './services/accounts/roles/role-changes.effects.ts';
import { createRoleChanges } from './services/accounts/roles/role-changes.ts';
import { createSessionStore } from './services/accounts/session-store.ts';
import { createAudit } from './services/audit/audit.ts';
import { createLinkServices } from './services/checks/create-link-services.ts';
import { contentEffects } from './services/content/content.effects.ts';
import { createContent } from './services/content/content.ts';
import { managersEffects } from './services/content/managers.effects.ts';
import { createManagers } from './services/content/managers.ts';
import { profileEffects } from './services/content/profile.effects.ts';
import { createProfile } from './services/content/profile.ts';
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
import { createFileLimiter } from './services/limits/file-limiter.ts';
import { createSignInLimiter } from './services/limits/sign-in-limiter.ts';
import { createSubmissionLimiter } from './services/limits/submission-limiter.ts';
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
  passwordCost,
  production,
  stopping,
  now = Date.now,
  report = () => {},
}: CompositionOptions) {
  const reporting = (what: string) => (error: unknown) => report(error, what);
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

  // Settings
  const settings = withCachedRead(createSettings(db, now), 'all', { tag: 'settings', invalidation });
  const siteNames = async () => Object.values((await settings.all()).identity.name);

  // Keys
  const keyFile = createKeyFile(db, {
    dataDir,
    inUse: async () => (await administrators(system).list()).length > 0,
  });
  const { keyrings, keyring, resealing, ...recipients } = createKeyServices(db, {
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
  const createFactors = (unit: UnitOfWork) =>
    createSecondFactors(unit, { secrets, settings, keyring, publicUrl, now });
  const factors = withEffects(createFactors, secondFactorsEffects);
  const recoveryCodes = withEffects((unit) => createFactors(unit).codes, recoveryCodesEffects);

  // Previews and submissions
  const guesses = createGuessLimiter(now);
  const limiter = limits ? createSubmissionLimiter({ sharedNetworks, now, report }) : undefined;
  const freeBytes = store ? async () => undefined : freeBytesOf(dataDir);
  const fileLimiter = limits ? createFileLimiter({ sharedNetworks, freeBytes, now, report }) : undefined;
  const pieces = createStoredPieces(storage);
  const secret = async () => (await keyFile.open()).reveal();
  const numbers = createNumbers(secret);
  const parts = { ...recipients, pieces, numbers, settings, secret, thirdParty, now };

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
    settings,
    keyFile,
    keyring,
    resealing,
    alarm: alarmOnce(withEffects(() => createKeyAlarm(report), keyAlarmEffects)(system).raise),
    passwords,
    sessionStore: createSessionStore(db, {
      startSecret: startSecret && Buffer.from(startSecret.reveal()),
      now,
    }),
    signInLimiter: limits ? createSignInLimiter(now) : undefined,
    ...createSubmissionServices(db, { ...parts, limiter, fileLimiter }),
    scriptList: createScriptList({ file: production ? scriptsFile : undefined, secret, now }),
    presence: createPresence(db, now),
    ...createLinkServices({ db, invalidation, storage, leader, publicUrl, now, report, stopping }),
    ...createSearchServices({ db, leader, now, report, stopping }),
    databaseFiles: createDatabaseFiles(db, { leader, now }),
    backups: createBackups({
      place,
      backupDir,
      backupDays,
      keyring,
      leader,
      now,
      report: reporting('backup failed'),
    }),

    /** The services that change with their context alone. */
    inContext: {
      content: withEffects(({ db: on }) => createContent(on), contentEffects),
      ...publishingServices(withEffects, uploads, now),
      previews: withEffects((unit) => createPreviews(unit, { guesses, publicUrl, now }), previewsEffects),
      redirects: withEffects((unit) => createRedirects(unit, { publicUrl, now }), redirectsEffects),
      managers: withEffects(({ db: on }) => createManagers(on), managersEffects),
      recordRevisions: withEffects(({ db: on }) => createRecordRevisions(on, now), recordRevisionsEffects),
      profile: withEffects(({ db: on }) => createProfile(on), profileEffects),
      settings: withEffects(({ db: on }) => createSettings(on, now), settingsEffects, settings),
      files: withEffects(() => createFiles(storage, { images, scanner }), filesEffects),
      media: withEffects(...mediaLibrary({ db, publicUrl, now, images, storage, invalidation })),
      keyring: keyrings,
      administrators,
      approvals: withEffects((unit) => createApprovals(unit, now), approvalsEffects),
      roleChanges: withEffects((unit) => createRoleChanges(unit, keyring), roleChangesEffects),
      ...peopleServices(withEffects, keyring, now),
      invitations: withEffects((unit) => createInvitations(unit, invited, now), invitationsEffects),
      secondFactors: (context: Context) => ({ ...factors(context), codes: recoveryCodes(context) }),
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
