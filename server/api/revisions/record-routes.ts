import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { confirmCaller, ownProof } from '#server/http/access/confirm-caller.ts';
import { requireHolder } from '#server/http/access/opened-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import type { ManagerColumns } from '#server/services/content/managers.ts';
import type { MainColumns } from '#server/services/content/profile.ts';
import type { ManagerDetails } from '#shared/content/manager-profile.ts';
import { profileParts, type RecordName, recordRevisionKinds } from '#shared/publishing/records.ts';
import { type SettingsGroup, siteSettings } from '#shared/settings/site-settings.ts';
import { done, responses } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';
import { authorOf } from '../publishing/author-of.ts';
import { confirmedGroups, holderGroups, saveGroup } from '../settings/save-group.ts';

const tags = ['revisions'];
const version = z.iso.datetime();
const groups = Object.keys(siteSettings.shape) as [SettingsGroup, ...SettingsGroup[]];
const revisionNumber = integer('publishing.noRevision', { min: 1 });

const listed = z.array(
  z.object({ revision: z.int(), version, author: z.string(), kind: z.enum(recordRevisionKinds) }),
);

const restored = z.object({
  revision: z.int32().min(1).optional().describe('Without one, the state before the newest: Undo.'),
  updated_at: version.describe(
    'The version that is known, or that of a deletion; 409 where it is not the newest.',
  ),
});

/** @returns the new version of the record, and its value where that is not the restored one. */
type Restore = (
  request: FastifyRequest,
  id: string,
  value: unknown,
  known: string,
) => Promise<{ updated_at: string; value?: unknown }>;

/** Saves a group of the settings again, for those alone who may change it. */
const restoreSettings: Restore = async (request, id, value, known) => {
  const group = id as SettingsGroup;
  if (holderGroups.includes(group)) await requireHolder(request, request.services, 'keys.notHolder');
  if (confirmedGroups.includes(group)) await confirmCaller(request);
  const updated_at = await saveGroup(request, group, value as never, { known, kind: 'restored' });
  // A shorter retention takes effect later
  return { updated_at, value: (await request.services.settings.versioned(group)).value };
};

const restoreManager: Restore = async (request, id, value, known) => {
  const by = { author: authorOf(request) };
  const { managers } = request.services;
  const { updated_at } = await managers.restore(Number(id), value as ManagerColumns, known, by);
  return { updated_at };
};

const restoreProfile: Restore = async (request, id, value, known) => {
  const { profile } = request.services;
  const by = { author: authorOf(request), kind: 'restored' as const };
  if (id === 'details') return { updated_at: await profile.saveDetails(value as ManagerDetails, known, by) };
  const { image, ...columns } = value as MainColumns;
  const text = (name: 'manager_name' | 'section_1' | 'section_2') => ({
    ar: columns[`${name}_ar`],
    en: columns[`${name}_en`],
  });
  const texts = {
    manager_name: text('manager_name'),
    section_1: text('section_1'),
    section_2: text('section_2'),
  };
  return { updated_at: await profile.saveMain({ ...texts, image }, known, by) };
};

/** The records with revisions: their ids, who may read and change them, and how a state is stored again. */
const records = [
  {
    kind: 'settings',
    id: z.enum(groups) as z.ZodType<string>,
    read: 'read-settings',
    write: 'change-settings',
    within: 'none',
    restore: restoreSettings,
  },
  {
    kind: 'managers',
    id: z.string().regex(/^[1-9]\d{0,8}$/),
    read: 'publish',
    write: 'publish',
    within: 'all',
    restore: restoreManager,
  },
  {
    kind: 'profile',
    id: z.enum(profileParts) as z.ZodType<string>,
    read: 'publish',
    write: 'publish',
    within: 'all',
    restore: restoreProfile,
  },
] as const;

/** Earlier versions of settings, managers and the profile. */
export const recordRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const { kind, id, read, write, within, restore } of records) {
    const path = `/api/revisions/${kind}/:id`;
    const params = z.object({ id });
    const nameOf = (each: string) => `${kind}/${each}` as RecordName;

    app.get(
      path,
      {
        config: { may: read, within },
        schema: {
          summary: `Earlier versions of a record of the ${kind}, newest first`,
          tags,
          params,
          response: responses('The revisions', listed),
        },
      },
      ({ params: { id: each }, services }) => services.recordRevisions.list(nameOf(each)),
    );

    app.get(
      `${path}/:revision`,
      {
        config: { may: read, within },
        schema: {
          summary: `An earlier version of a record of the ${kind}`,
          tags,
          params: params.extend({ revision: revisionNumber }),
          response: responses('Its value; null where it was deleted', z.object({ value: z.unknown() })),
        },
      },
      async ({ params: { id: each, revision }, services }) => ({
        value: await services.recordRevisions.find(nameOf(each), revision),
      }),
    );

    app.post(
      `${path}/restore`,
      {
        config: { may: write, within },
        schema: {
          summary: `Restores an earlier version of a record of the ${kind}, as a new revision`,
          tags,
          params,
          body: kind === 'settings' ? restored.and(ownProof) : restored,
          response: responses('It is restored', done.extend({ value: z.unknown(), updated_at: version })),
        },
      },
      async (request, reply) => {
        const {
          params: { id: each },
          body,
          services,
        } = request;
        const { revision, updated_at: known } = body;
        const value = await (revision === undefined
          ? services.recordRevisions.before(nameOf(each), known)
          : services.recordRevisions.find(nameOf(each), revision));
        if (value === null) throw new AppError('not-found', 'publishing.noRevision');
        const stored = await restore(request, each, value, known);
        return { message: localized(request, reply, 'saved.content'), value, ...stored };
      },
    );
  }
};
