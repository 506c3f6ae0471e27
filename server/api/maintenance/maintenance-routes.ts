import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#server/errors/app-error.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { maintenanceResponse } from '#shared/maintenance/maintenance.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['maintenance'];

/** State of the backups, and a backup on demand. */
export const maintenanceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/maintenance',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'How the backups stand',
        tags,
        response: responses('The backups', maintenanceResponse),
      },
    },
    ({ services }) => services.backups.state(),
  );

  app.post(
    '/api/maintenance/backup',
    {
      config: { may: 'administer' },
      schema: { summary: 'Begins to make a backup', tags, response: responses('It began', done) },
    },
    async (request, reply) => {
      const refused = await request.services.backups.begin();
      if (refused?.reason === 'tooSoon') throw new AppError('too-many', 'maintenance.tooSoon', refused);
      if (refused) throw new AppError('conflict', `maintenance.${refused.reason}`);
      return { message: localized(request, reply, 'maintenance.began') };
    },
  );
};
