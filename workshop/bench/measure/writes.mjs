import { administrator, startDiwan } from '../contenders/diwan.mjs';
import { ask } from '../http.mjs';
import { asClient, scratchFolder } from '../processes.mjs';
import { readReports, sendReports } from './reports.mjs';
import { saveItems } from './saves.mjs';

/**
 * Writes: reports that are sealed and on the disk before they are answered, their reading by an administrator,
 * and an editor's save until the next reader sees it.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureWrites({ options, say }) {
  const diwan = await startDiwan({ dataDir: scratchFolder(), limits: false });
  const found = await asClient(async () => {
    say('reports are sent');
    const sent = await sendReports(diwan, options.submissions);
    say('reports are read');
    const headers = { authorization: `Bearer ${await signIn(diwan)}` };
    const read = await readReports(diwan, headers);
    say('items are saved');
    return { sent, read, saved: await saveItems(diwan, headers, options.saves) };
  });
  await diwan.stop();
  return found;
}

/** @returns {Promise<string>} an administrator's token */
export async function signIn({ url }) {
  const { body } = await ask(`${url}/api/login`, { json: administrator, expect: 200 });
  return JSON.parse(body.toString()).token;
}
