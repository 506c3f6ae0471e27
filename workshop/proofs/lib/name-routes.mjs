// Loaded into the site before its own program: writes down every route that it registers, and who it says may call it.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

subscribe('fastify.initialization', ({ fastify }) => {
  const routes = [];
  fastify.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) routes.push({ method: each, url, access: config?.access });
  });
  fastify.addHook('onReady', async () => writeFileSync(process.env.ROUTES_FILE, JSON.stringify(routes)));
});
