import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { responses } from '../../http/description/responses.ts';
import { authorOf } from './author-of.ts';
import { itemParams } from './item-schemas.ts';

const tags = ['publishing'];
const write = { may: 'write-content', within: 'url', background: true } as const;

const params = itemParams.extend({
  window: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .describe('Random, by the window: one person may have several.'),
});

const others = z.array(
  z.object({
    name: z.string(),
    since: z.iso.datetime(),
    own: z.boolean().describe('Another window of the caller’s own.'),
  }),
);

/** The administrators who have an item open. */
export const presenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const presence = '/api/items/:section/:id/presence/:window';

  app.put(
    presence,
    {
      config: write,
      schema: {
        summary: 'Notes for fifteen seconds that an item is open',
        tags,
        params,
        response: responses('The others who have it open', z.object({ others })),
      },
    },
    async (request, _reply) => {
      const { section, id, window } = request.params;
      return { others: await request.services.presence.beat(section, id, windowOf(request, window)) };
    },
  );

  app.delete(
    presence,
    {
      config: write,
      schema: {
        summary: 'Notes that an item is no longer open in this window',
        tags,
        params,
        response: responses('It is noted', z.object({ others })),
      },
    },
    async (request, _reply) => {
      const { section, id, window } = request.params;
      await request.services.presence.leave(section, id, windowOf(request, window));
      return { others: [] };
    },
  );
};

function windowOf(request: FastifyRequest, windowId: string) {
  return { administratorId: request.signedIn?.administratorId ?? '', name: authorOf(request), windowId };
}
