import { randomUUID } from 'node:crypto';
import { type Config, readConfig } from '#server/config.ts';

export type TestStore = NonNullable<Config['store']>;

/** A test's own empty folder in the bucket of the S3-compatible store of TEST_STORAGE_URL. */
export function testStore(): TestStore {
  const { TEST_STORAGE_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  const { store } = readConfig({ STORAGE_URL: TEST_STORAGE_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
  if (!store)
    throw new Error('TEST_STORAGE_URL is not set: run the tests by `npm test`, which starts a store.');
  return { ...store, prefix: `${randomUUID()}/` };
}

/** The environment of an operator's command for a prefix in the store. */
export function environmentOf({ prefix }: TestStore): Record<string, string> {
  const { TEST_STORAGE_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  const address = new URL(TEST_STORAGE_URL);
  address.pathname = `/${prefix}`;
  return { STORAGE_URL: address.href, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
}
