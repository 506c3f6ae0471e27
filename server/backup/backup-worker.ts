import { parentPort, workerData } from 'node:worker_threads';
import type { Store } from '../services/files/s3-client.ts';
import { asBackupError, type BackupProblem } from './archive/backup-error.ts';
import { drill } from './drill.ts';
import { makeBackup, type SiteLocation } from './make-backup.ts';

export type BackupTask = {
  place: SiteLocation;
  file: string;
  /** The public half of the recovery key. */
  recoveryKey: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** The task in a form that can be posted to a thread. */
export type HandedOver = Omit<BackupTask, 'place'> & {
  place: Omit<SiteLocation, 'store'> & { store: (Omit<Store, 'key'> & { key: string }) | undefined };
};

/** The outcome of one of the two steps. */
export type BackupStep =
  | { kind: 'backup' | 'drill'; ok: true; rows: number; files: number; bytes: number }
  | { kind: 'backup' | 'drill'; ok: false; problem: BackupProblem; message: string };

const { place: given, file, recoveryKey, now } = workerData as HandedOver;
const place = { ...given, store: given.store && withKey(given.store) };
const { generateX25519Identity, identityToRecipient } = await import('age-encryption');

// Opens this one backup; exists in this thread's memory only, until the drill is over
const identity = await generateX25519Identity();

const made = await step('backup', async () => {
  const drillRecipient = await identityToRecipient(identity);
  return makeBackup(place, { file, recoveryKey, drillRecipient, now });
});
if (made) await step('drill', async () => ({ bytes: 0, ...(await drill(file, identity, place.dataDir)) }));

function withKey({ key, ...store }: NonNullable<HandedOver['place']['store']>): Store {
  return { ...store, key: { reveal: () => key } };
}

type Done = { rows: number; files: number; bytes: number };

async function step(kind: BackupStep['kind'], work: () => Promise<Done>): Promise<boolean> {
  const reported = await work().then(
    (done): BackupStep => ({ kind, ok: true, ...done }),
    (error: unknown): BackupStep => {
      const { problem, message } = asBackupError(error);
      return { kind, ok: false, problem, message };
    },
  );
  parentPort?.postMessage(reported, []);
  return reported.ok;
}
