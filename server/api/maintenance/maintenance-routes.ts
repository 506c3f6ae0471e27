import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { say } from '#server/http/language/localized-response.ts';
import { upkeepAnswer } from '#shared/maintenance/maintenance.ts';
import { answers, done } from '../../http/description/responses.ts';

const tags = ['upkeep'];
const admin = { config: { access: 'admin' as const } };

/** How the backups stand, and one on demand. */
export const upkeepRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { backups } = services;
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/upkeep',
    {
      ...admin,
      schema: { summary: 'How the backups stand', tags, response: answers('The backups', upkeepAnswer) },
    },
    () => backups.state(),
  );

  app.post(
    '/api/upkeep/backup',
    { ...admin, schema: { summary: 'Begins to make a backup', tags, response: answers('It began', done) } },
    async (request, reply) => {
      const refused = await backups.begin();
      if (refused?.reason === 'tooSoon') throw new AppError('too-many', 'upkeep.tooSoon', refused);
      if (refused) throw new AppError('conflict', `upkeep.${refused.reason}`);
      return { message: say(request, reply, 'upkeep.began') };
    },
  );
};
