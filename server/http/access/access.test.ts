import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test('a route that declares no permission keeps the site from starting', async () => {
  const open = testApp({
    web: (app) => {
      app.get('/forgotten', () => 'secret');
    },
  });
  await expect(open).rejects.toThrow('GET /forgotten does not declare its access');
});
