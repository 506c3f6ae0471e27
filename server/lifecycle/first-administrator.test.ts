import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';
import { Redacted } from '../redacted.ts';
import { addFirstAdministrator } from './first-administrator.ts';

const adminEmail = 'first@example.org';

test('the first administrator gets the configured password, which is not printed', async () => {
  const { services } = await testApp();
  const adminPassword = new Redacted('the stated password');
  const output = await addFirstAdministrator(services, { adminEmail, adminPassword });
  expect(output).toBe('The first administrator is first@example.org, with the password of ADMIN_PASSWORD.');
  expect(await services.administrators.check(adminEmail, 'the stated password')).toBeTruthy();
  expect(await addFirstAdministrator(services, { adminEmail, adminPassword })).toBeUndefined();
});

test('a guessable configured password is refused in one line', async () => {
  const { services } = await testApp();
  const first = { adminEmail, adminPassword: new Redacted('Administrator2026') };
  await expect(addFirstAdministrator(services, first)).rejects.toThrow(/^ADMIN_PASSWORD is easy to guess: /);
  expect(await services.administrators.list()).toEqual([]);
});

test('without one a password is generated and printed once', async () => {
  const { services } = await testApp();
  const output = await addFirstAdministrator(services, { adminEmail, adminPassword: undefined });
  const password = /the password (\S+) /.exec(output ?? '')?.[1] ?? '';
  expect(await services.administrators.check(adminEmail, password)).toBeTruthy();
  const others = { adminEmail: 'other@example.org', adminPassword: undefined };
  expect(await addFirstAdministrator(services, others)).toBeUndefined();
  expect(await services.administrators.list()).toHaveLength(1);
});

test('instances that start together add one administrator', async () => {
  const { services } = await testApp();
  const first = { adminEmail, adminPassword: undefined };
  const output = await Promise.all([1, 2, 3].map(() => addFirstAdministrator(services, first)));
  expect(output.filter(Boolean)).toHaveLength(1);
});
