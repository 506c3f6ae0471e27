import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireConfirmed } from '#server/http/access/require-confirmed.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { openedKeys } from '#server/http/access/unlocked-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { type SettingsGroup, type SiteSettings, siteSettings } from '#shared/settings/site-settings.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['site-settings'];
const admin = { config: { access: 'admin' as const } };
const holdersGroups: SettingsGroup[] = ['retention', 'imageHosts', 'security'];
const version = z.iso.datetime();
const groups = Object.keys(siteSettings.shape) as SettingsGroup[];

type Security = SiteSettings['security'];

/** What makes the site one institution's own, read whole and saved group by group. */
export const settingsRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { settings } = services;
  app.removeContentTypeParser('text/plain');

  /**
   * Whether a group is for those who read what visitors send: how they sign in, how long messages are kept, and where
   * somebody is taken who leaves the report page, or whose pictures it may show.
   */
  async function isForHolders(group: SettingsGroup, value: unknown): Promise<boolean> {
    if (group !== 'contact') return holdersGroups.includes(group);
    return (value as SiteSettings['contact']).leaveTo !== (await settings.all()).contact.leaveTo;
  }

  app.get(
    '/api/site-settings',
    {
      ...admin,
      schema: {
        summary: 'The settings, and the version of each group',
        tags,
        response: responses(
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
          response: responses('The group as it is stored now', done.extend({ value, updated_at: version })),
        },
      },
      async (request, reply) => {
        const { body } = request;
        const { email, proofKey } = signedInOf(request);
        if (await isForHolders(group, body.value)) await openedKeys(request, services, 'keys.notHolder');
        if (group === 'security') await requireConfirmed(request);
        if (group === 'security' && (body.value as Security).boundSessions === 'required' && !proofKey) {
          throw new AppError('conflict', 'settings.unboundSelf');
        }
        if (group === 'retention') await settings.saveRetention(body.value as never, email, body.updated_at);
        else await settings.save(group, body.value as never, body.updated_at);
        return { message: localized(request, reply, 'saved.content'), ...(await settings.versioned(group)) };
      },
    );
  }
};
