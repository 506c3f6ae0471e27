import { expect, test } from 'vitest';
import { describeOnPostgres } from '#tests/databases/databases.ts';
import { listen } from './listen.ts';

describeOnPostgres('a connection that listens', (open) => {
  test('is stopped while it is being made', async () => {
    const { databaseUrl = '' } = await open();
    const { promise: introduced, resolve: introduce } = Promise.withResolvers<{
      name: string;
      channels: string[];
    }>();
    const listening = listen({
      databaseUrl,
      introduce: () => introduced,
      onMessage: () => {},
      onBegin: async () => {},
      onLost: () => {},
    });
    const stopped = listening.stop();
    introduce({ name: 'diwan of a test', channels: [] });
    await expect(stopped).resolves.toBeUndefined();
  });
});
