import { join } from 'node:path';
import { createBackups } from './backup/backups.ts';
import type { CompositionOptions } from './composition-options.ts';
import { createFactorSecrets } from './crypto/factor-secrets.ts';
import { createPasswords } from './crypto/passwords/password.ts';
import { createImportExport, movingTold } from './import-export/import-export.ts';
import { createAdministrators } from './services/accounts/administrators.ts';
import { createChallenges } from './services/accounts/challenges.ts';
import { createDpop } from './services/accounts/dpop.ts';
import { createSecondFactors } from './services/accounts/factors/second-factors.ts';
import { createInvitations } from './services/accounts/invitations.ts';
import { createKeyActions, createKeyAlarm } from './services/accounts/key-actions.ts';
import { createSessions } from './services/accounts/sessions.ts';
import { createAudit } from './services/audit/audit.ts';
import * as told from './services/audit/rules.ts';
import { createContent } from './services/content/content.ts';
import { createManagers } from './services/content/managers.ts';
import { createProfile } from './services/content/profile.ts';
import { loadSampleContent } from './services/content/sample-content.ts';
import { createStorage } from './services/files/create-storage.ts';
import { createFiles } from './services/files/files.ts';
import { createImages } from './services/files/images.ts';
import { removeUnusedFiles } from './services/files/unused-files.ts';
import { cachedSettings } from './services/invalidation/cached-settings.ts';
import {
  contentRules,
  managersRules,
  profileRules,
  settingsRules,
  tracked,
} from './services/invalidation/content-effects.ts';
import { createOtherWriters } from './services/invalidation/cross-instance-invalidation.ts';
import { createChanges } from './services/invalidation/invalidation.ts';
import { createKeyFile } from './services/keys/key-file.ts';
import { createKeyRegister } from './services/keys/key-register.ts';
import { createKeyring } from './services/keys/keyring.ts';
import { createPendingChanges } from './services/keys/pending-changes.ts';
import { createPendingRecovery } from './services/keys/pending-recovery.ts';
import { createResealing } from './services/keys/resealing.ts';
import { createSubmissionLimiter } from './services/limits/submission-limiter.ts';
import { createDatabaseFiles } from './services/maintenance/database-files.ts';
import { createHealth } from './services/maintenance/health.ts';
import { createLeader } from './services/maintenance/leader.ts';
import { createMaintenanceRuns } from './services/maintenance/maintenance-runs.ts';
import { runAllThenThrow } from './services/maintenance/run-all-then-throw.ts';
import { createSettings } from './services/settings/settings.ts';
import { createAttempts } from './services/submissions/attempts.ts';
import { createCaptcha } from './services/submissions/captcha/captcha.ts';
import { createInbox } from './services/submissions/inbox.ts';
import { createSubmissions } from './services/submissions/submissions.ts';

export type Services = ReturnType<typeof createServices>;

/** Everything that the site can do, in one place: what pages and calls are given. */
export function createServices({
  db,
  databaseUrl,
  startSecret,
  dataDir,
  store,
  backupDir = join(dataDir, 'backups'),
  backupDays = 30,
  publicUrl,
  limits = true,
  recaptcha,
  sharedNetworks,
  passwordCost,
  now = Date.now,
  report = () => {},
}: CompositionOptions) {
  const storage = createStorage({
    dataDir,
    store,
    report: (error) => report(error, 'the store does not answer'),
  });
  const images = createImages(storage);
  const keyFile = createKeyFile(db, {
    dataDir,
    inUse: async () => (await administrators.list()).length > 0,
  });
  const changes = createChanges();
  const otherWriters = createOtherWriters(db, { changes, databaseUrl });
  const leader = createLeader(db);
  const audit = createAudit(db, {
    dataDir,
    leader,
    now,
    report: (error) => report(error, 'the audit trail is not what was signed: run audit verify'),
  });
  const { audited, whole } = audit.wrap;
  const savedSettings = whole((on) => createSettings(on, now), told.settings);
  const settings = tracked(cachedSettings(savedSettings, changes), settingsRules, changes);
  const register = createKeyRegister(db, {
    pepper: keyFile.open,
    dataDir,
    report: (error) => report(error, 'the newest signature of the keys could not be written'),
  });
  const keyring = audited(createKeyring(db, register), told.keyring);
  const resealing = createResealing(db, keyring, {
    now,
    report: (error) => report(error, 'sealing anew failed'),
  });
  const passwords = createPasswords(keyFile.open, passwordCost);
  const siteNames = async () => Object.values((await settings.all()).identity.name);
  const people = createAdministrators(db, passwords, keyring, siteNames);
  const administrators = audited(people, told.administrators);
  const invitations = audited(createInvitations(db, administrators, now), told.invitations);
  const factors = createSecondFactors(db, {
    secrets: createFactorSecrets(keyFile.open),
    settings,
    keyring,
    publicUrl,
    now,
  });
  const secondFactors = {
    ...audited(factors, told.secondFactors),
    codes: audited(factors.codes, told.recoveryCodes),
  };
  const signIns = createSessions(db, {
    administrators,
    secondFactors,
    keyring,
    onOpened: (opened) => keyActions.useOpened(opened),
    bindingRequired: async () => (await settings.all()).security.boundSessions === 'required',
    limits,
    startSecret: startSecret && Buffer.from(startSecret.reveal()),
    now,
  });
  const sessions = audited(signIns, told.sessions);
  const limiter = limits ? createSubmissionLimiter({ sharedNetworks, now, report }) : undefined;
  const secret = async () => (await keyFile.open()).reveal();
  const captcha = createCaptcha({ secret, recaptcha, limiter, now });
  const attempts = createAttempts(secret);
  const submissions = createSubmissions(db, { keyring, captcha, attempts, now });
  const inbox = audited(createInbox(db, { settings, now }), told.inbox);
  const databaseFiles = createDatabaseFiles(db, { leader, now });
  const maintenanceRuns = whole(createMaintenanceRuns, told.maintenanceRuns);
  const load = () =>
    loadSampleContent(db, storage, {
      sample: async () => (await import('#content/sample.ts')).sample,
      files: join(import.meta.dirname, '../content/storage'),
      publicUrl,
    });
  const backups = createBackups({
    place: { dataDir, databaseUrl, store },
    backupDir,
    backupDays,
    keyring,
    maintenanceRuns,
    leader,
    now,
    report: (error) => report(error, 'the backup failed'),
  });

  const { raise: alarm } = audited(createKeyAlarm(report), told.keyAlarm);
  const pendingRecovery = audited(createPendingRecovery(db, keyring, now), told.pendingRecovery);
  const keyActions = createKeyActions({ keyring, resealing, sessions, pendingRecovery, alarm });

  return {
    administrators,
    audit,
    backups,
    captcha,
    challenges: createChallenges(db, now),
    changes,
    databaseFiles,
    content: tracked(whole(createContent, told.content), contentRules, changes),
    dpop: createDpop(publicUrl, now),
    elected: leader,
    files: audited(createFiles(storage, images), told.files),
    images,
    inbox,
    invitations,
    keyring,
    managers: tracked(whole(createManagers, told.managers), managersRules, changes),
    importExport: audited(createImportExport(db, changes), movingTold),
    otherWriters,
    pendingChanges: audited(createPendingChanges(db, now), told.pendingChanges),
    profile: tracked(whole(createProfile, told.profile), profileRules, changes),
    resealing,
    ...keyActions,
    secondFactors,
    sessions,
    settings,
    storage,
    submissions,
    maintenanceRuns,
    health: createHealth(db, { storage, otherWriters, place: { dataDir, databaseUrl, store }, now }),
    /** What is being done at this moment, and what waits for its turn: runs of passwords, and pictures. */
    load: () => ({ passwords: passwords.load(), pictures: images.load() }),
    /**
     * Reads the key file, or makes it where nothing needs an older one, or where the older one is given up.
     * @throws StartError where it is lost, or that of another site.
     */
    openKeys: async (options?: { replaceLost: boolean }) => void (await keyFile.open(options)),
    /** What is wrong with the key file, and what to do about it; undefined where it is right. */
    keyFileProblem: keyFile.problem,
    /**
     * Tidies up, one instance for all: ended sessions, used proofs, what was read long ago, files that nothing refers to,
     * variants that are still to be made. What fails keeps nothing else from being done.
     * @throws what failed.
     */
    async cleanUp(): Promise<void> {
      const work = runAllThenThrow(
        () => sessions.removeExpired(),
        () => invitations.removeExpired(),
        () => submissions.removeSpentProofs(),
        () => settings.applyRetention(),
        () => inbox.removeOld(),
        () => resealing.removeUnused(),
        () => keyActions.inspectKeys(),
        () => removeUnusedFiles(db, storage, now()),
        () => images.resume(),
        () => databaseFiles.rewriteNightly(),
      );
      await runAllThenThrow(
        () => leader.run('tidy', work),
        () => sessions.discardEnded(),
      )();
    },
    /** Fills an empty database with the sample institution; answers whether it did. */
    loadSampleContent: audited({ load }, told.sample).load,
  };
}
