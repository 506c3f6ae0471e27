import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import type { RunningProgram } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';
import { senderTo } from '../lib/sender.ts';
import { swallowedFailure } from '../lib/shared-defects.ts';
import { signIn } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';
import { type Ledger, openLedger } from './ledger.ts';

const disk = 24 * 1024 * 1024;
const ballast = 1024 * 1024;
const reads = ['/', '/en', '/articles', '/api/articles?limit=12', '/api/managers', '/sitemap.xml'];

type Tally = { refused: number; read: number };

/** A disk that fails intermittently, and a full one: no submission is acknowledged without being stored. */
export const failingDisk = proof({
  promise: 'A failing or full disk: nothing is acknowledged falsely, reading goes on',
  full: { tries: 2_000, full: 100 },
  quick: { tries: 150, full: 20 },
  needs: { 'fiu-run': 'fiu-utils' },
  planted: swallowedFailure,
  async run(stage, { tries, full }) {
    return `${await withFailingSyncs(stage, tries)}; ${await withFullDisk(stage, full)}`;
  },
});

async function withFailingSyncs(stage: Stage, tries: number): Promise<string> {
  const dataDir = stage.folder();
  const site = await stage.start({ dataDir, under: ['fiu-run', '-x'] });
  const inject = (words: string) => execFileSync('fiu-ctrl', ['-c', words, String(site.pid)]);
  inject('enable_random name=posix/io/sync/fsync,probability=0.05');
  inject('enable_random name=posix/io/sync/fdatasync,probability=0.05');
  const { attempt } = senderTo(dataDir);
  const ledger = openLedger();
  const tally: Tally = { refused: 0, read: 0 };
  for (let number = 0; number < tries; number += 1) {
    await recordResult(site, ledger.send(site.url, await attempt('contact', `sync ${number}`)), tally);
  }
  await site.kill();
  await settled(stage, dataDir, ledger);
  expectThat(tally.refused > 0, 'No sync failed: nothing was shown');
  return `5 % of syncs failing (libfiu): ${tally.refused} of ${tries} submissions put off (503), 0 acknowledged falsely, ${tally.read} reads answered meanwhile`;
}

async function withFullDisk(stage: Stage, full: number): Promise<string> {
  const dataDir = stage.folder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}`, 'tmpfs', dataDir]);
  stage.later(() => execFileSync('umount', [dataDir]));
  const site = await stage.start({ dataDir });
  // Room that is freed later
  writeFileSync(join(dataDir, 'ballast'), Buffer.alloc(ballast));
  const { attempt } = senderTo(dataDir);
  const ledger = openLedger();
  const tally: Tally = { refused: 0, read: 0 };
  const long = { name: 'x'.repeat(14_000) };
  for (let number = 0; tally.refused < full; number += 1) {
    await recordResult(site, ledger.send(site.url, await attempt('contact', `full ${number}`, long)), tally);
  }
  truncateSync(join(dataDir, 'ballast'), 0);
  const before = ledger.acknowledged.size;
  const { url } = site;
  for (let number = 0; number < 5; number += 1) {
    const status = await ledger.send(url, await attempt('contact', `room again ${number}`));
    expectThat(status === 201, `With room again a message is answered ${status}`);
  }
  await site.kill();
  // Refused submissions go to a disk with room
  execFileSync('mount', ['-o', `remount,size=${disk * 4}`, dataDir]);
  await settled(stage, dataDir, ledger);
  return `a full disk: ${before} stored, then ${full} put off, 0 acknowledged falsely, ${tally.read} reads answered, and taken again as soon as there was room`;
}

/** One submission, and reads that must succeed whether or not it did. */
async function recordResult(site: RunningProgram, sent: Promise<number>, tally: Tally): Promise<void> {
  const status = await sent;
  expectThat(status === 201 || status === 503, `A submission was answered ${status}`);
  if (status === 503) tally.refused += 1;
  const path = reads[tally.read % reads.length];
  const response = await sendRequest(`${site.url}${path}`);
  expectThat(response.status === 200, `${path} was answered ${response.status}`);
  tally.read += 1;
}

/** Starts the site again on a working disk: all acknowledged data is there, and refused writes succeed. */
async function settled(stage: Stage, dataDir: string, ledger: Ledger): Promise<void> {
  const again = await stage.start({ dataDir });
  const integrity = integrityOf(dataDir);
  expectThat(integrity === 'ok', `The database is damaged: ${integrity}`);
  await ledger.settle(again.url);
  await ledger.audit(await signIn(again.url));
  await again.stop();
}
