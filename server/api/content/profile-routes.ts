import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { managerDetails, managerProfile } from '#shared/content/manager-profile.ts';
import { responses } from '../../http/description/responses.ts';

const version = z.iso.datetime();

/** The general manager's profile, in two calls (specification §7). */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/about-manager-main',
    {
      config: { may: 'read-public' },
      schema: {
        summary: 'The general manager: name, two texts and picture',
        tags: ['about-manager'],
        response: responses('The main block', z.object({ content: managerProfile, updated_at: version })),
      },
    },
    ({ services }) => services.profile.versionedMain(),
  );

  app.get(
    '/api/about-manager-details',
    {
      config: { may: 'read-public' },
      schema: {
        summary: 'The general manager: the seven groups of details',
        tags: ['about-manager'],
        response: responses(
          'The groups, each a map of records',
          z.object({ content: managerDetails, updated_at: version }),
        ),
      },
    },
    ({ services }) => services.profile.versionedDetails(),
  );
};
