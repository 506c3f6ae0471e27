import { type Kysely, sql } from 'kysely';
import type { Listening, Query } from '../../db/postgres/listen.ts';
import type { Schema } from '../../db/schema.ts';
import { type DependencyTag, everything } from '../effects/dependency-tags.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import type { Invalidation } from './invalidation.ts';
import { tagsOf } from './row-tags.ts';

/** The channel of the triggers (migration 0005). Another bears an instance's name, and tells it who has heard it. */
const channel = 'diwan_changes';

/** Suffix of a listening instance's name in PostgreSQL's list of connections. */
const listens = ' listens';

/** More changes at once than this are quicker made good by making everything anew. */
const mostTags = 100;

const versionQuery = 'select version from content_version';

/**
 * Messages on the channels: a row that was changed, the version that ends its transaction, a version up to which an
 * instance knows all changes.
 */
type Message =
  | { by: string; table: string; section: string | null; id: number | null }
  | { by: string; version: number }
  | { by: string; heard: number };

type Dependencies = { invalidation: Invalidation; databaseUrl?: string | undefined };

/**
 * The instances on one PostgreSQL. Each hears, when a transaction is committed, of every row of content that it changed,
 * and of the version that it gave to the whole. Its own writes it knows already, by the name of its connections.
 */
export function createInstances(db: Kysely<Schema>, { invalidation, databaseUrl = '' }: Dependencies) {
  let own = '';
  let listening: Listening | undefined;
  /** The version up to which all changes are known, the one that was last our own, and the one that the last look saw. */
  let known: number | undefined;
  let lastOwn = 0;
  let seen = 0;
  let looking: Promise<void> | undefined;
  /** Of the transaction that is being told. */
  let tags = new Set<DependencyTag>();
  const acknowledgements = createAcknowledgements();

  function receive(text: string): void {
    const message = JSON.parse(text) as Message;
    if ('heard' in message) {
      acknowledgements.note(message.by, message.heard);
    } else if ('version' in message) {
      known = message.version;
      if (message.by === own) lastOwn = message.version;
      else void discard(message).catch(() => undefined);
    } else if (message.by !== own) {
      for (const tag of tagsOf(message)) tags.add(tag);
    }
  }

  /** Gives up what a transaction of another instance has changed, and tells it when that is done. */
  async function discard({ by, version }: { by: string; version: number }): Promise<void> {
    const changed = tags.size > mostTags ? [everything] : [...tags];
    tags = new Set();
    await invalidation.invalidate(changed);
    if (listening) await acknowledge(version, by, listening.query);
  }

  async function acknowledge(version: number, to: string, query: Query): Promise<void> {
    const reported: Message = { by: own, heard: version };
    await query('select pg_notify($1, $2)', to, JSON.stringify(reported));
  }

  /** Purges everything, as earlier messages may be lost, and acknowledges the version to its writer. */
  async function startOver(version: number, query?: Query): Promise<void> {
    known = version;
    seen = version;
    lastOwn = 0;
    tags = new Set();
    await invalidation.invalidate([everything]);
    if (query) await acknowledge(version, channel, query);
  }

  async function begin(query: Query): Promise<void> {
    const { version } = await query<{ version: number }>(versionQuery);
    await startOver(version, query);
  }

  /** The name of all connections of this instance's pool. */
  async function introduce() {
    const { rows } = await sql<{ name: string }>`
      select current_setting('application_name') as name
    `.execute(db);
    own = rows[0]?.name ?? '';
    return { name: `${own}${listens}`, channels: [channel, own] };
  }

  async function pollNow(): Promise<void> {
    const query = listening?.isListening() ? listening.query : undefined;
    const { version } = query
      ? await query<{ version: number }>(versionQuery)
      : await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    known ??= version;
    // A message may be on its way to a listener, which has until the next poll
    const missed = query ? known < seen || version < known : version !== known;
    if (missed) await startOver(version, query);
    seen = version;
  }

  /** One at a time, however many callers wait. */
  async function poll(): Promise<void> {
    looking ??= pollNow().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function others(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like ${`diwan %${listens}`}
    `.execute(db);
    return rows.map(({ name }) => name.slice(0, -listens.length)).filter((name) => name !== own);
  }

  async function waitForOthers(): Promise<void> {
    if (!listening?.isListening()) return;
    // PostgreSQL delivers earlier messages before this response
    await listening.query(versionQuery);
    const wanted = lastOwn;
    await acknowledgements.all(await others(), wanted);
  }

  return {
    poll,

    async follow(report: (error: unknown) => void): Promise<void> {
      // The client is loaded on use: the embedded default saves its memory
      const { listen } = await import('../../db/postgres/listen.ts');
      listening = listen({ databaseUrl, introduce, onMessage: receive, onBegin: begin, onLost: report });
      await listening.tried;
    },

    /** Never throws: what was written is written. */
    caughtUp: async () => waitForOthers().catch(() => undefined),

    stop: async () => listening?.stop(),
  };
}
