import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { openKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { type SettingsGroup, type SiteSettings, siteSettings } from '#shared/settings/site-settings.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['site-settings'];

/**
 * Groups that only holders of the key may change, since they concern visitors' messages: retention, sign-in, and hosts
 * of pictures on the report page.
 */
const holderGroups: SettingsGroup[] = ['retention', 'imageHosts', 'security'];

const version = z.iso.datetime();
const groups = Object.keys(siteSettings.shape) as SettingsGroup[];

type Security = SiteSettings['security'];

/** Settings of the institution, read together and saved group by group. */
export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/site-settings',
    {
      config: { may: 'read-settings' },
      schema: {
        summary: 'The settings, and the version of each group',
        tags,
        response: responses(
          'All groups',
          z.object({ content: siteSettings, updated_at: z.record(z.string(), version) }),
        ),
      },
    },
    ({ services }) => services.settings.versionedAll(),
  );

  for (const group of groups) {
    const value: z.ZodType = siteSettings.shape[group];

    app.post(
      `/api/site-settings/${group}`,
      {
        config: {
          may: 'change-settings',
          ...(holderGroups.includes(group) && { holder: 'keys.notHolder' as const }),
          confirmed: group === 'security',
        },
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
        if (
          group === 'contact' &&
          (await changesLeaveTo(request.services, body.value as SiteSettings['contact']))
        )
          await openKeysOf(request, request.services, 'keys.notHolder');
        if (group === 'security' && (body.value as Security).boundSessions === 'required' && !proofKey) {
          throw new AppError('conflict', 'settings.unboundSelf');
        }
        if (group === 'retention')
          await request.services.settings.saveRetention(body.value as never, email, body.updated_at);
        else await request.services.settings.save(group, body.value as never, body.updated_at);
        return {
          message: localized(request, reply, 'saved.content'),
          ...(await request.services.settings.versioned(group)),
        };
      },
    );
  }
};

/** The exit of the report page, too, is for those who read what visitors send. */
async function changesLeaveTo(
  { settings }: Services,
  { leaveTo }: SiteSettings['contact'],
): Promise<boolean> {
  return leaveTo !== (await settings.all()).contact.leaveTo;
}
