import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { effectiveAt } from '#shared/accounts/keys.ts';
import { firstGroup } from '#shared/forms/recipient-groups.ts';
import { type SettingsGroup, type SiteSettings, siteSettings } from '#shared/settings/site-settings.ts';
import { done, responses } from '../../http/description/responses.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';
import { confirmedGroups, endsFourEyes, holderGroups, saveGroup } from './save-group.ts';

const tags = ['site-settings'];

const version = z.iso.datetime();
/** Texts without NUL, which is the mark of a damaged one. */
const isClean = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\0') : Object.values(Object(value)).every(isClean);

const groups = Object.keys(siteSettings.shape) as SettingsGroup[];

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
          z.object({
            content: siteSettings,
            updated_at: z.record(z.string(), version),
            sends_mail: z.boolean().describe('False where the site has no mail server.'),
          }),
        ),
      },
    },
    async ({ services }) => ({
      ...(await services.settings.versionedAll()),
      sends_mail: services.mailer !== undefined,
    }),
  );

  for (const group of groups) {
    const shape: z.ZodType = siteSettings.shape[group];

    app.post(
      `/api/site-settings/${group}`,
      {
        config: {
          may: 'change-settings',
          ...(holderGroups.includes(group) && ({ holder: 'keys.notHolder', opensNothing: true } as const)),
          confirmed: confirmedGroups.includes(group),
        },
        schema: {
          summary: `Saves the group ${group}`,
          tags,
          body: z.object({
            value: shape.refine(isClean, 'error.characters'),
            updated_at: version.optional().describe('The version that the editor has.'),
          }),
          response: {
            ...responses(
              'The group as it is stored now',
              done.extend({ value: shape, updated_at: version, effective_at: effectiveAt }),
            ),
            ...(group === 'fourEyes' && waits),
          },
        },
      },
      async (request, reply) => {
        const { value: given, updated_at: known } = request.body;
        if (await endsFourEyes(request.services, group, given)) {
          const waiting = await awaitSecond(request, reply, { action: 'fourEyes.off', subject: group });
          if (waiting) return waiting;
        }
        const updated_at = await saveGroup(request, group, given as SiteSettings[typeof group], { known });
        const { value } = await request.services.settings.versioned(group);
        const effective_at = await pendingSince(request.services, group, value, given);
        const message = localized(request, reply, 'saved.content');
        return { message, value, updated_at, ...(effective_at && { effective_at }) };
      },
    );
  }
};

/** The timestamp from which the given value takes effect, where another one holds until then. */
async function pendingSince(
  { pendingChanges }: Services,
  group: SettingsGroup,
  stored: unknown,
  given: unknown,
): Promise<string | undefined> {
  if (group !== 'retention' || isDeepStrictEqual(stored, given)) return undefined;
  return (await pendingChanges.list({ group: firstGroup })).find(({ kind }) => kind === group)?.effective_at;
}
