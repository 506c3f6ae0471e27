// Loaded into the site before its own program: writes down every route that it registers, and the permission that it declares.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const routes: { method: string; url: string; may: unknown; stage: unknown }[] = [];
  fastify.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat())
      routes.push({ method: each, url, may: config?.may, stage: config?.stage });
  });
  fastify.addHook('onReady', async () =>
    writeFileSync(process.env['ROUTES_FILE'] ?? '', JSON.stringify(routes)),
  );
});
