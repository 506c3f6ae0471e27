import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { createSharedNetworks } from './shared-networks.ts';

function shared(networks: string[], file?: string) {
  let at = 0;
  const reported: string[] = [];
  const isShared = createSharedNetworks(
    { networks, file },
    { now: () => at, report: (_error, what) => reported.push(what) },
  );
  return { isShared, reported, later: () => void (at += 60_000) };
}

test('configured networks and the loopback addresses are shared', () => {
  const { isShared } = shared(['100.64.0.0/10', '192.0.2.7', '2001:db8:77::/48']);
  const addresses = [
    '100.127.255.1',
    '192.0.2.7',
    '::ffff:192.0.2.7',
    '2001:db8:77:1::1',
    '127.0.0.1',
    '::1',
  ];
  for (const address of addresses) expect(isShared(address), address).toBe(true);
  for (const address of ['100.128.0.1', '192.0.2.8', '2001:db8:78::1', '127.0.0.2', '', 'x'])
    expect(isShared(address), address).toBe(false);
});

test('a changed file is read again; an unreadable one leaves the earlier list in force', async () => {
  const file = join(await temporaryFolder(), 'exits.txt');
  await writeFile(file, '# exits\n198.51.100.1\n203.0.113.0/24 # of one\nExitAddress none\n\n');
  const { isShared, reported, later } = shared(['192.0.2.7'], file);
  expect(['198.51.100.1', '203.0.113.9', '192.0.2.7', '198.51.100.2'].map(isShared)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await writeFile(file, '198.51.100.2\n');
  expect(isShared('198.51.100.2')).toBe(false);
  later();
  expect(['198.51.100.2', '192.0.2.7', '198.51.100.1'].map(isShared)).toEqual([true, true, false]);
  await rm(file);
  later();
  expect(isShared('198.51.100.2')).toBe(true);
  expect(reported).toEqual(['SHARED_NETWORKS_FILE cannot be read']);
});
