import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { namedDevices } from '#shared/accounts/devices.ts';
import { factorName } from '#shared/accounts/second-factors.ts';
import { created, done, responses } from '../../http/description/responses.ts';

const tags = ['account'];

/** The browsers in which an officer opens what visitors sent, where the settings limit that to named ones. */
export const deviceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/devices',
    {
      config: { may: 'own-account' },
      schema: { summary: 'One’s own named devices', tags, response: responses('They', namedDevices) },
    },
    (request) => request.services.namedDevices.list(signedInOf(request)),
  );

  app.post(
    '/api/devices',
    {
      config: { may: 'own-account', confirmed: true },
      schema: {
        summary: 'Names the browser of this session, in which messages then open',
        description: 'It takes a second factor, and a session that is bound to the browser’s key (RFC 9449).',
        tags,
        body: z.object({ name: factorName }),
        response: created('It is named', done),
      },
    },
    async (request, reply) => {
      const signedIn = signedInOf(request);
      const { namedDevices: devices } = request.services;
      const wasRefused = await devices.isRefused(signedIn);
      await devices.name(signedIn, request.body.name);
      reply.code(201);
      // The keys were withheld from this session, and from its browser
      return { message: localized(request, reply, wasRefused ? 'devices.namedSignIn' : 'devices.named') };
    },
  );

  app.delete(
    '/api/devices/:id',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Removes a named device: nothing opens in it any more',
        tags,
        params: z.object({ id: z.string().max(100) }),
        response: responses('It is removed', done),
      },
    },
    async (request, reply) => {
      await request.services.namedDevices.remove(signedInOf(request).administratorId, request.params.id);
      return { message: localized(request, reply, 'devices.removed') };
    },
  );
};
