import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ownKeyOf, ownProof } from '#server/http/access/confirm-caller.ts';
import { heldKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { problemOf } from '#server/services/accounts/key-actions.ts';
import { keysOpenedHere } from '#server/services/keys/held/held-keys.ts';
import { effectiveAt, keysResponse, seenRecipient } from '#shared/accounts/keys.ts';
import { firstGroup, laterGroups, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { done, responses } from '../../http/description/responses.ts';
import { personById } from '../accounts/officer-keys.ts';

const tags = ['keys'];
const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('X25519: 32 bytes in base64url.');

/** The organisation's key and its recovery key. */
export const keyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/keys',
    {
      config: { may: 'read-keys' },
      schema: { summary: 'How the keys stand', tags, response: responses('The keys', keysResponse) },
    },
    async ({ signedIn, services }) => {
      const holdings = await services.keyring.holdings();
      const group = holdings.get(signedIn?.administratorId ?? '') ?? firstGroup;
      const [key, both, groups, left, opened, pending, factorMissing, isRefused] = await Promise.all([
        services.keyring.active({ group }),
        services.keyring.shown({ group }),
        groupsOf(services.keyring),
        services.resealing.left({ group }),
        services.sessions.opened(signedIn?.token ?? ''),
        services.pendingChanges.list({ group }),
        services.secondFactors.isMissing(signedIn?.administratorId ?? ''),
        services.namedDevices.isRefused(signedInOf({ signedIn })),
      ]);
      const found = await services.keyActions.inspectKeys(opened);
      const isNamed = holdings.get(signedIn?.administratorId ?? '') === group;
      // A session without keys is that of a browser that has them, or one from before a restart
      const isHolder = key !== undefined && !isRefused && (opened.size > 0 ? opened.has(key.id) : isNamed);
      return {
        ...both,
        group,
        groups,
        holders: [...holdings.values()].filter((each) => each === group).length,
        resealing: left,
        holder: isHolder,
        bulk: isHolder ? await services.inbox.bulkAccess() : [],
        rotationDue: key?.renewal_due === 1,
        pending,
        problem: problemOf(found) ?? null,
        toConfirm: (await services.keyring.toConfirm(signedIn?.administratorId ?? '', opened, found)) ?? null,
        passwordPrinted: signedIn?.passwordPrinted ?? false,
        factorMissing,
        deviceUnnamed: isRefused && holdings.has(signedIn?.administratorId ?? ''),
      };
    },
  );

  app.post(
    '/api/keys/recovery',
    {
      config: {
        may: 'manage-keys',
        holder: 'keys.notHolder',
        opensNothing: true,
        confirmed: true,
        keyWork: 'words',
      },
      schema: {
        summary:
          'Seals the organisation’s key to a recovery key; in place of another one, and with four eyes, three days later',
        tags,
        body: z.object({ public_key: publicKey }),
        response: responses('It is, or will be', done.extend({ effective_at: effectiveAt })),
      },
    },
    async (request, reply) => {
      const { keyActions, keyring } = request.services;
      const { email } = signedInOf(request);
      const held = await heldKeysOf(request, 'keys.notHolder');
      const effective_at = await keyActions.replaceWords(
        request.body.public_key,
        email,
        held,
        ownProof.parse(request.body).material?.words_from,
      );
      const waits = (await keyring.recoveryKey(held.owner))
        ? 'keys.recoveryWaits'
        : 'keys.firstRecoveryWaits';
      const message = localized(request, reply, effective_at ? waits : 'keys.recoverySet');
      return { message, ...(effective_at && { effective_at }) };
    },
  );

  app.post(
    '/api/keys/begin',
    {
      config: { may: 'administer', confirmed: true },
      schema: {
        summary: 'Makes the first key of a second group of recipients, for an officer',
        description:
          'Nobody else can open it, the caller included. The officer grants it to others of the group; who holds the key of one group never gets that of another.',
        tags,
        body: z.object({
          group: z.enum(laterGroups),
          administrator: z.string().max(100),
          fingerprint: z.string().describe('What was compared.'),
        }),
        response: responses('It is', done),
      },
    },
    async (request, reply) => {
      const { group, administrator, fingerprint } = request.body;
      const found = await personById(request.services, administrator);
      if (found.fingerprint !== fingerprint) throw new AppError('conflict', 'keys.fingerprint');
      await request.services.keyring.begin(group, found);
      return { message: localized(request, reply, 'keys.begunNow') };
    },
  );

  app.post(
    '/api/keys/confirm',
    {
      config: { may: 'manage-keys', confirmed: true, keyWork: 'confirm' },
      schema: {
        summary:
          'Takes a new organisation key into use for the recipients that were confirmed, and for oneself',
        tags,
        body: z.object({
          recipients: z
            .array(seenRecipient)
            .max(1_000)
            .describe('The others, as `toConfirm` of the keys shows them.'),
        }),
        response: responses('It is', done),
      },
    },
    async (request, reply) => {
      const { email, token, ...place } = signedInOf(request);
      const { recipients } = request.body;
      if (await request.services.namedDevices.isRefused(place))
        throw new AppError('forbidden', 'devices.notNamed');
      const { services } = request;
      const { material } = ownProof.parse(request.body);
      const { id, privateKey, publicKey: opened = material?.own } = ownKeyOf(request);
      if (!opened) throw new AppError('conflict', 'keys.askOperator');
      const held =
        privateKey && !material
          ? keysOpenedHere(await services.keyring.openFor(id, privateKey))
          : await heldKeysOf(request, 'keys.notHolder');
      await services.keyActions.confirmKeys({
        token,
        own: { id, email, publicKey: opened },
        held,
        recipients,
      });
      return { message: localized(request, reply, 'keys.rotated') };
    },
  );

  app.post(
    '/api/keys/rotate',
    {
      config: {
        may: 'manage-keys',
        holder: 'keys.notHolder',
        opensNothing: true,
        confirmed: true,
        keyWork: 'renew',
      },
      schema: { summary: 'Takes a new organisation key into use', tags, response: responses('It is', done) },
    },
    async (request, reply) => {
      const held = await heldKeysOf(request, 'keys.notHolder');
      await request.services.keyActions.rotate(request.signedIn?.token ?? '', held);
      return { message: localized(request, reply, 'keys.rotated') };
    },
  );
};

/** Each group with its key in use, if there is one. */
async function groupsOf(keyring: Services['keyring']) {
  const found = recipientGroups.map(async (group) => {
    const [{ organisation }, holders] = await Promise.all([keyring.shown({ group }), keyring.holders(group)]);
    return { group, fingerprint: organisation?.fingerprint ?? null, holders: holders.length };
  });
  return Promise.all(found);
}
