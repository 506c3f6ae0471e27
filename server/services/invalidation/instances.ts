import { type Kysely, sql } from 'kysely';
import type { Listening, Query } from '../../db/postgres/listen.ts';
import type { Schema } from '../../db/schema.ts';
import { type DependencyTag, everything } from '../effects/dependency-tags.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import type { Invalidation } from './invalidation.ts';
import { tagsOf } from './row-tags.ts';

/** The channel of the triggers (migration 0005). Each instance listens to one more, by its name: its acknowledgements. */
const channel = 'diwan_changes';

/** Suffix of an instance's name for its listening connection, in `pg_stat_activity`. */
const listens = ' listens';

/** A transaction with more tags purges everything, which is faster. */
const mostTags = 100;

const versionQuery = 'select version from content_version';

/**
 * Messages on the channels: a changed row, the content version of its transaction, an acknowledgement up to a version.
 * The names of the fields are shared with instances of earlier releases.
 */
type Message =
  | { by: string; table: string; section: string | null; id: number | null }
  | { by: string; version: number }
  | { by: string; heard: number };

type Dependencies = { invalidation: Invalidation; databaseUrl?: string | undefined };

/**
 * Invalidation between the instances on one PostgreSQL. A committed transaction notifies all of them of each changed
 * row, and last of the content version. An instance recognises its own writes by the name of its connections, and has
 * invalidated them already.
 */
export function createInstances(db: Kysely<Schema>, { invalidation, databaseUrl = '' }: Dependencies) {
  let own = '';
  let listening: Listening | undefined;
  /** Version up to which all changes are invalidated here. */
  let known: number | undefined;
  /** Version of this instance's last write. */
  let lastOwn = 0;
  /** Version that the last poll read. */
  let polled = 0;
  let polling: Promise<void> | undefined;
  /** Tags of the transaction whose messages are being received. */
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

  /** Invalidates the changes of another instance's transaction, then acknowledges its version. */
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

  /** Purges everything, since earlier messages may be lost, and acknowledges the version to all instances. */
  async function startOver(version: number, query?: Query): Promise<void> {
    known = version;
    polled = version;
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
    const missed = query ? known < polled || version < known : version !== known;
    if (missed) await startOver(version, query);
    polled = version;
  }

  /** Concurrent callers share one poll. */
  async function poll(): Promise<void> {
    polling ??= pollNow().finally(() => {
      polling = undefined;
    });
    return polling;
  }

  /** Names of the other instances that listen. */
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

    async listen(report: (error: unknown) => void): Promise<void> {
      // The client is loaded on use: the embedded default saves its memory
      const { listen } = await import('../../db/postgres/listen.ts');
      listening = listen({ databaseUrl, introduce, onMessage: receive, onBegin: begin, onLost: report });
      await listening.tried;
    },

    /** Never throws: the write is committed already. */
    waitForAcknowledgements: async () => waitForOthers().catch(() => undefined),

    stop: async () => listening?.stop(),
  };
}
