import { expect, test } from 'vitest';
import { idleAge } from '#server/services/accounts/session-ages.ts';
import { desk } from '#tests/sites/desk.ts';
import { administrator } from '#tests/sites/test-app.ts';

const windowId = (digit: string) => digit.repeat(32);
const at = (window: string, id = 1) => `/api/items/articles/${id}/presence/${window}`;

test('two windows of an administrator know of each other until one leaves', async () => {
  const { write, call } = await desk();
  await write();
  const others = async (window: string) => (await call(at(window), { method: 'PUT' })).json();
  expect(await others(windowId('a'))).toEqual({ others: [] });
  const since = expect.any(String);
  expect(await others(windowId('b'))).toEqual({ others: [{ name: administrator.email, since, own: true }] });
  expect((await call(at(windowId('b')), { method: 'DELETE' })).statusCode).toBe(200);
  expect(await others(windowId('a'))).toEqual({ others: [] });
});

test('a heartbeat is in no audit entry and does not prolong the session', async () => {
  const { write, call, clock, request } = await desk();
  await write();
  const entries = async () => (await call('/api/audit')).json();
  const before = await entries();
  expect((await call(at(windowId('a')), { method: 'PUT' })).statusCode).toBe(200);
  expect(await entries()).toEqual(before);
  clock.now += idleAge / 2;
  expect((await call(at(windowId('a')), { method: 'PUT' })).statusCode).toBe(200);
  clock.now += idleAge / 2;
  expect((await call(at(windowId('a')), { method: 'PUT' })).statusCode).toBe(401);
  expect((await request(at(windowId('a')), { method: 'PUT' })).statusCode).toBe(401);
});

test('an item or a window that cannot be is refused', async () => {
  const { write, call } = await desk();
  await write();
  const status = async (path: string) => (await call(path, { method: 'PUT' })).statusCode;
  expect(await status(at(windowId('a'), 2))).toBe(404);
  expect(await status('/api/items/nothing/1/presence/a')).toBe(422);
  expect(await status(at('x'))).toBe(422);
  expect(await status(at('a'.repeat(33)))).toBe(422);
});
