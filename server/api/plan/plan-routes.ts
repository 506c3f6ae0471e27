import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planFacts } from '#shared/plan/plan-facts.ts';
import { responses } from '../../http/description/responses.ts';

/** Facts for the printed plan for coercion, a subpoena and a break-in. */
export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/plan',
    {
      config: { may: 'read-keys' },
      schema: {
        summary: 'The facts of the printed plan',
        tags: ['keys'],
        response: responses('Who holds the key, and how long things last', planFacts),
      },
    },
    async ({ services }) => {
      const { administrators, backups, databaseFiles, keyring, settings } = services;
      const [{ identity, retention }, people, holders, { days, recovery }] = await Promise.all([
        settings.all(),
        administrators.list(),
        keyring.holders(),
        backups.state(),
      ]);
      return {
        name: identity.name,
        holders: people.filter(({ id }) => holders.includes(id)).map(({ email }) => email),
        has_words: recovery,
        read_days: retention.readDays,
        backup_days: days,
        commit_times_logged: databaseFiles.commitTimesLogged,
      };
    },
  );
};
