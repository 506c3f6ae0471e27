import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../lib/chance.ts';
import { integrityOf } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { senderTo } from '../lib/sender.ts';
import { syncedLater } from '../lib/shared-defects.ts';
import { signIn } from '../lib/signed-in.ts';
import { openLedger } from './ledger.ts';

/** The bytes that a disk writes atomically. */
const sector = 512;

/** A part of a file that was written, and not yet synced: a disk without power may have it, or something else. */
type Part = { file: string; start: number; bytes: number };

/** Unsynced writes are lost, by the kernel's own list of writes and syncs. */
export const powerCut = proof({
  promise: 'Acknowledged submissions outlive a power cut: what was not synced is torn, sector by sector',
  full: { cuts: 60 },
  quick: { cuts: 3 },
  needs: { strace: 'strace' },
  planted: syncedLater,
  async run(stage, { cuts }) {
    const dataDir = stage.folder();
    const traces = stage.folder();
    const ledger = openLedger();
    let torn = 0;
    for (let cut = 1; cut <= cuts; cut += 1) {
      const trace = join(traces, String(cut));
      const calls = 'trace=pwrite64,fsync,fdatasync';
      const under = ['strace', '-f', '-y', '-s', '0', '-e', calls, '-o', trace];
      const site = await stage.start({ dataDir, under });
      const { attempt } = senderTo(dataDir);
      const senders = ledger.sendOn(site.url, attempt, { label: `cut ${cut}` });
      await delay(stage.chance.between(200, 700));
      senders.end();
      // strace then still writes the trace to its end
      process.kill(childOf(site.pid), 'SIGKILL');
      await site.exited;
      await senders.ended;
      torn += tear(unsynced(readFileSync(trace, 'utf8')), stage.chance);
      const again = await stage.start({ dataDir });
      const integrity = integrityOf(dataDir);
      expectThat(integrity === 'ok', `The database was damaged by cut ${cut}: ${integrity}`);
      await ledger.settle(again.url);
      await again.kill();
    }
    const last = await stage.start({ dataDir });
    await ledger.audit(await signIn(last.url));
    expectThat(torn > 0, 'Nothing was unsynced at any cut: nothing was shown');
    return `${cuts} cuts in the middle of writing, ${torn} unsynced sectors torn: of ${ledger.acknowledged.size} acknowledged 0 lost, 0 twice; ${cuts}/${cuts} integrity checks`;
  },
});

/** The parts of the database and its log that are unsynced at the end of a trace. */
function unsynced(trace: string): Part[] {
  let parts: Part[] = [];
  const syncing = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const [, written = '', bytes = '', start = ''] =
      /^pwrite64\(\d+<([^>]*diwan\.sqlite(?:-wal)?)>, .*?, (\d+), (\d+)[) ]/.exec(call) ?? [];
    if (written) parts.push({ file: written, start: Number(start), bytes: Number(bytes) });
    const [, synced = ''] = /^f(?:data)?sync\(\d+<([^>]*)>/.exec(call) ?? [];
    if (synced) syncing.set(thread, synced);
    const ended = /^(?:<\.\.\. )?f(?:data)?sync.*= 0$/.test(call);
    if (ended) parts = parts.filter(({ file }) => file !== syncing.get(thread));
  }
  return parts;
}

/** Makes about half of the sectors of these parts into something else. @returns how many. */
function tear(parts: Part[], chance: Chance): number {
  let torn = 0;
  for (const { file, start, bytes } of parts) {
    const handle = openSync(file, 'r+');
    for (let at = start; at < start + bytes; ) {
      const end = Math.min(start + bytes, at - (at % sector) + sector);
      if (chance.happens(0.5)) {
        writeSync(handle, chance.bytes(end - at), 0, end - at, at);
        torn += 1;
      }
      at = end;
    }
    closeSync(handle);
  }
  return torn;
}

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}
