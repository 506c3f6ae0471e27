import { expect, test } from 'vitest';
import { isPublic, mayDo, type Permission, roles } from './permissions.ts';

test('a caller without a role has the public permissions alone', () => {
  for (const permission of ['read-public', 'send-submissions', 'sign-in'] as const) {
    expect([permission, isPublic(permission), mayDo([], permission)]).toEqual([permission, true, true]);
  }
  for (const permission of ['own-account', 'write-content', 'read-submissions', 'administer'] as const) {
    expect([permission, isPublic(permission), mayDo([], permission)]).toEqual([permission, false, false]);
  }
});

test('a role has the permissions of its work and no others', () => {
  const who = (permission: Permission) => roles.filter((role) => mayDo([role], permission));
  expect(who('own-account')).toEqual(roles);
  expect(who('write-content')).toEqual(['writer', 'editor']);
  expect(who('publish')).toEqual(['editor']);
  expect(who('read-submissions')).toEqual(['officer']);
  expect(who('manage-keys')).toEqual(['officer']);
  expect(who('read-audit')).toEqual(['auditor', 'administrator']);
  expect(who('change-settings')).toEqual(['administrator']);
  expect(who('administer')).toEqual(['administrator']);
});
