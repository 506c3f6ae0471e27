import type { TestDatabase } from '../databases/databases.ts';
import { form } from '../requests/form.ts';
import { draft, testApp } from './test-app.ts';

const start = Date.parse('2026-11-22T08:00:00Z');

const { image: _image, ...written } = draft('A first item');

/** The texts of the items that the administrator writes. */
export const texts = written;

/** A site with a clock, whose administrator writes articles. */
export async function desk(options: { database?: TestDatabase } = {}) {
  const clock = { now: start };
  const site = await testApp({ ...options, now: () => clock.now });
  const { call } = await site.signIn();
  const { schedule } = site.services;

  return {
    ...site,
    call,
    clock,
    /** Sends JSON to a call of an item. */
    send: async (path: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') => {
      const response = await call(`/api/items/${path}`, { method, payload });
      return { status: response.statusCode, json: response.json() };
    },
    write: async (fields: Record<string, string | undefined> = {}) =>
      (await call('/api/article', await form({ ...texts, publish: 'draft', ...fields }))).json(),
    /** The time passes, and what is due happens. */
    pass: async (milliseconds: number) => {
      clock.now += milliseconds;
      await schedule.fire(await schedule.due());
    },
    at: (milliseconds: number) => new Date(clock.now + milliseconds).toISOString(),
    shown: async (id = 1) => {
      const response = await site.request(`/api/article/${id}`);
      return response.statusCode === 200 ? response.json() : response.statusCode;
    },
  };
}
