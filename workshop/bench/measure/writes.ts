import { startDiwan } from '../contenders/diwan.ts';
import type { Context } from '../context.ts';
import { asClient, scratchFolder } from '../processes.ts';
import { type Reading, readReports, type Sending, sendReports } from './reports.ts';
import { type Saves, saveItems } from './saves.ts';
import { signInAsReader } from './sign-in.ts';

export type Writes = { sent: Sending[]; read: Reading; saved: Saves };

/**
 * Writes: reports that are sealed and on the disk before their response, an administrator who reads them, and an editor's
 * save until the next reader sees it.
 */
export async function measureWrites({ options, log }: Context): Promise<Writes> {
  const diwan = await startDiwan({ dataDir: scratchFolder(), limits: false });
  const writes = await asClient(async () => {
    log('reports are sent');
    const sent = await sendReports(diwan, options.submissions);
    log('reports are read');
    const headers = await signInAsReader(diwan.url);
    const read = await readReports(diwan.url, headers);
    log('items are saved');
    return { sent, read, saved: await saveItems(diwan.url, headers, options.saves) };
  });
  await diwan.stop();
  return writes;
}
