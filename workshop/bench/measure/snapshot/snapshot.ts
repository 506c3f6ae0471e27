import { join } from 'node:path';
import { createServices } from '../../../../server/composition.ts';
import { connect } from '../../../../server/db/connect.ts';
import { sections } from '../../../../shared/site/sections.ts';
import { makeArchive, publicUrl } from '../../contenders/archive.ts';
import { environment, root } from '../../contenders/diwan.ts';
import type { Context } from '../../context.ts';
import { output, scratchFolder } from '../../processes.ts';

/** Milliseconds after which a snapshot is given up. */
const timeout = 2 * 60 * 60_000;

export type Snapshot = {
  items: number;
  files: number;
  bytes: number;
  /** Of the command, from its start to its end. */
  seconds: number;
};

/** A snapshot of the largest archive into an empty folder, as an operator makes it, on all cores. */
export async function measureSnapshot({ options, log }: Context): Promise<Snapshot> {
  const ofSection = Math.ceil(options.items / sections.length);
  const items = ofSection * sections.length;
  log(`an archive of ${items} items with its publication log is made`);
  const dataDir = await makeArchive(ofSection);
  await completeLog(dataDir);
  log('a snapshot of it');
  const began = performance.now();
  const printed = await output(
    ['npm', 'run', '-s', 'manage', '--', 'snapshot', join(scratchFolder(), 'copy')],
    { cwd: root, env: { ...process.env, ...environment({ port: 3000, dataDir }) }, timeout },
  );
  const seconds = (performance.now() - began) / 1e3;
  const [, files, size] = /holds (\d+) files \((\d+) MB\)/.exec(printed) ?? [];
  return { items, files: Number(files), bytes: Number(size) * 1e6, seconds };
}

/** Items that were there before the log, as after an upgrade. */
async function completeLog(dataDir: string): Promise<void> {
  const database = await connect({ dataDir });
  const services = createServices({ db: database.db, dataDir, publicUrl });
  await services.publicationLog.complete();
  await database.close();
}
