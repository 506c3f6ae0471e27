import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openedKeys } from '#server/plugins/opened-keys.ts';
import { say } from '#server/plugins/say.ts';
import type { Services } from '#server/services.ts';
import { type SettingsGroup, siteSettings } from '#shared/site-settings.ts';
import { answers, done } from './answers.ts';

const tags = ['site-settings'];
const admin = { config: { access: 'admin' as const } };
const version = z.iso.datetime();
const groups = Object.keys(siteSettings.shape) as SettingsGroup[];

/** What makes the site one institution's own, read whole and saved group by group. */
export const settingsRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { settings } = services;
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/site-settings',
    {
      ...admin,
      schema: {
        summary: 'The settings, and the version of each group',
        tags,
        response: answers(
          'All groups',
          z.object({ content: siteSettings, updated_at: z.record(z.string(), version) }),
        ),
      },
    },
    () => settings.versionedAll(),
  );

  for (const group of groups) {
    const value: z.ZodType = siteSettings.shape[group];

    app.post(
      `/api/site-settings/${group}`,
      {
        ...admin,
        schema: {
          summary: `Saves the group ${group}`,
          tags,
          body: z.object({
            value,
            updated_at: version.optional().describe('The version that the editor has.'),
          }),
          response: answers('The group as it is stored now', done.extend({ value, updated_at: version })),
        },
      },
      async (request, reply) => {
        const { body } = request;
        // Nobody lowers for those who read what visitors send what they are asked for
        if (group === 'security') await openedKeys(request, services, 'keys.notHolder');
        await settings.save(group, body.value as never, body.updated_at);
        return { message: say(request, reply, 'saved.content'), ...(await settings.versioned(group)) };
      },
    );
  }
};
