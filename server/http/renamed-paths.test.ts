import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test.each([
  ['GET', '/api/upkeep', '/api/maintenance'],
  ['POST', '/api/upkeep/backup', '/api/maintenance/backup'],
  ['GET', '/upkeep-edit', '/maintenance-edit'],
] as const)('%s %s of an earlier release redirects to %s', async (method, path, to) => {
  const { app } = await testApp();
  const response = await app.inject({ method, url: path });
  expect([response.statusCode, response.headers.location]).toEqual([308, to]);
});
