import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitSlowBodies } from './body-timeout.ts';

async function site(milliseconds: number): Promise<FastifyInstance> {
  const app = fastify();
  limitSlowBodies(app, milliseconds);
  app.post('/public', { config: { may: 'read-public' } }, async () => 'taken');
  app.post('/admin', { config: { may: 'administer' } }, async () => 'taken');
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** Sends the first half of a body; the other half is `b"`. */
async function sendSlowly(app: FastifyInstance, path: string) {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`);
  socket.write('Content-Type: application/json\r\nContent-Length: 4\r\n\r\n"a');
  return socket;
}

test('a slow body times out, unless the client is signed in', async () => {
  const app = await site(50);
  const admin = await sendSlowly(app, '/admin');
  const visitor = await sendSlowly(app, '/public');
  expect(await text(visitor)).toBe('');
  admin.write('b"');
  expect(await text(admin)).toMatch(/^HTTP\/1\.1 200 OK[^]*taken$/);
});

test('a timely body is accepted, however long its response takes', async () => {
  const app = await site(60_000);
  const visitor = await sendSlowly(app, '/public');
  visitor.write('b"');
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 OK[^]*taken$/);
});
