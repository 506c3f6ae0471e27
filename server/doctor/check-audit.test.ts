import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { ready, startProgram } from '#tests/sites/program.ts';

/** Root may write anywhere, unless its capabilities are dropped. */
const under = process.getuid?.() === 0 ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all'] : [];

/** A data folder with keys created by the commands of the sample for Kubernetes, mounted as in the sample. */
async function folderOfThePod() {
  const dataDir = await temporaryFolder();
  const keys = join(dataDir, 'keys');
  await mkdir(keys, { mode: 0o700 });
  const sample = await readFile('deploy/kubernetes.yaml', 'utf8');
  const [commands = ''] =
    /(?<=^#\s+)openssl[\s\S]*?(?=kubectl create secret generic diwan-keys)/m.exec(sample) ?? [];
  execFileSync('sh', ['-ec', commands.replaceAll(/^#|&&\s*$/gm, '')], { cwd: keys, stdio: 'ignore' });
  await chmod(keys, 0o500);
  onTestFinished(() => chmod(keys, 0o700));
  return { dataDir, keys };
}

async function doctorOn(dataDir: string): Promise<string> {
  const { output } = await manage({ dataDir, under }, ['doctor']);
  return output;
}

test('the audit trail is signed with read-only keys, as on Kubernetes', async () => {
  const { dataDir } = await folderOfThePod();
  const site = startProgram({ DATA_DIR: dataDir }, under);
  await ready(site);
  expect(await doctorOn(dataDir)).not.toMatch(/cannot be signed/);
  site.kill('SIGTERM');
  await once(site, 'exit');
  expect(await readFile(join(dataDir, 'audit/checkpoints.jsonl'), 'utf8')).toMatch(/"signature":/);
  const { output } = await manage({ dataDir, under }, ['audit', 'verify']);
  expect(output).toMatch(
    /^The audit trail is intact\. Entries: [1-9]\d*\. Matching signed checkpoints: [1-9]/m,
  );
});

test('a read-only keys folder without the signing key is an error', async () => {
  const { dataDir, keys } = await folderOfThePod();
  await chmod(keys, 0o700);
  await rm(join(keys, 'audit'));
  expect(await doctorOn(dataDir)).not.toMatch(/cannot be signed/);
  await chmod(keys, 0o500);
  expect(await doctorOn(dataDir)).toMatch(
    /^error {4}audit +the audit trail cannot be signed: \S+\/keys has no file audit and is read-only: create one /m,
  );
});
