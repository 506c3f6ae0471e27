import { expect, test } from 'vitest';
import { isPublic, mayDo } from './permissions.ts';

test('a caller without a role has the public permissions alone', () => {
  for (const permission of ['read-public', 'send-submissions', 'sign-in'] as const) {
    expect([permission, isPublic(permission), mayDo([], permission)]).toEqual([permission, true, true]);
  }
  for (const permission of ['own-account', 'write-content', 'read-submissions', 'administer'] as const) {
    expect([permission, isPublic(permission), mayDo([], permission)]).toEqual([permission, false, false]);
  }
});

test('an administrator has every permission', () => {
  for (const permission of ['read-public', 'write-content', 'manage-keys', 'administer'] as const)
    expect([permission, mayDo(['administrator'], permission)]).toEqual([permission, true]);
});
