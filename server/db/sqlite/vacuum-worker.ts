import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** SQLite's result code for a file that another program is writing. */
const busy = 5;

parentPort?.postMessage(vacuum(String(workerData)), []);

function vacuum(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    // The intermediate copy stays in memory; otherwise it would leave traces in a temporary file on disk
    database.exec('pragma temp_store = memory; pragma secure_delete = on; vacuum');
    database.exec('pragma wal_checkpoint(truncate)');
    return true;
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === busy) return false;
    throw error;
  } finally {
    database.close();
  }
}
