import { expect, test } from 'vitest';
import { mountOf } from './mount-of.ts';

const mounts = [
  '22 1 254:1 / / rw,relatime - overlay overlay rw',
  '31 22 254:3 /var/lib/kubelet/pods/7/volumes/kubernetes.io~empty-dir/data /data rw - ext4 /dev/sda1 rw',
  '32 31 0:44 / /data/my\\040keys ro - tmpfs tmpfs ro',
  '33 31 0:51 /claim/audit /data/audit rw - nfs4 store:/ rw',
  '',
].join('\n');

test.each([
  ['/data/backups', { type: 'ext4', root: expect.stringContaining('kubernetes.io~empty-dir') }],
  ['/data/audit', { type: 'nfs4', root: '/claim/audit' }],
  ['/data/audit/checkpoints.jsonl', { type: 'nfs4' }],
  ['/data/my keys', { type: 'tmpfs' }],
  ['/database', { type: 'overlay' }],
])('the mount of %s is found', (path, mount) => {
  expect(mountOf(mounts, path)).toMatchObject(mount);
});

test('without mount information there is no result', () => {
  expect(mountOf('', '/data')).toBeUndefined();
});
