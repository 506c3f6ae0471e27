import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, proof } from '../lib/proof.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { syncedLater } from '../lib/shared-defects.ts';

const calls = 'pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync';

/** A message is acknowledged after it is synced to the disk, by the kernel's own list of calls. */
export const fsync = proof({
  promise: 'Acknowledged submissions are on the disk: synced before each 201',
  full: { one: 500, many: 1_500 },
  quick: { one: 20, many: 40 },
  needs: { strace: 'strace' },
  planted: syncedLater,
  async run(stage, { one, many }) {
    const dataDir = stage.folder();
    const trace = join(stage.folder(), 'trace');
    const under = ['strace', '-f', '-y', '-s', '16', '-e', `trace=${calls}`, '-o', trace];
    const site = await stage.start({ dataDir, under });
    const { attempt } = senderTo(dataDir);
    let accepted = 0;
    const sendOne = async (mark: string) => {
      await receive(site.url, await attempt('contact', mark));
      accepted += 1;
    };
    for (let number = 0; number < one; number += 1) await sendOne(`one ${number}`);
    for (let number = 0; number < many; number += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, each) => sendOne(`many ${number + each}`)));
    }
    await site.stop();
    const { reported, syncs } = readTrace(readFileSync(trace, 'utf8'));
    expectThat(reported === accepted, `${accepted} were accepted, and the trace shows ${reported}`);
    return `${reported} answers of 201, one at a time and 10 at once: each after a commit of its own that was synced (${syncs} syncs of the log), none before`;
  },
});

/** @throws Broken if the log had unsynced writes when a submission was acknowledged. */
function readTrace(trace: string): { reported: number; syncs: number } {
  let [reported, syncs, unsynced] = [0, 0, false];
  /** The threads in the middle of a sync. */
  const syncing = new Set<string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const isSync = /^f(data)?sync\(\d+<[^>]*-wal>/.test(call);
    if (/^pwrite64\(\d+<[^>]*-wal>/.test(call)) unsynced = true;
    if (isSync && call.includes('unfinished')) syncing.add(thread);
    const ended = isSync || (/^<\.\.\. f(data)?sync resumed>/.test(call) && syncing.delete(thread));
    if (ended && call.endsWith('= 0')) {
      unsynced = false;
      syncs += 1;
    }
    if (!call.includes('"HTTP/1.1 201')) continue;
    reported += 1;
    expectThat(!unsynced, `Answer ${reported} was sent before the log was synced`);
    expectThat(syncs >= reported, `${reported} senders were told after ${syncs} syncs`);
  }
  return { reported, syncs };
}
