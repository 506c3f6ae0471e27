import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from './open-postgres.ts';

/** How long a lost connection is waited for before it is made again: twice as long each time, in milliseconds. */
const firstPause = 50;
const longestPause = 5_000;

/** A connection that answers nothing for so long is taken for lost. */
const timeout = 5_000;

type Options = {
  databaseUrl: string;
  /** Under which name it is known to others, and what it listens to. */
  introduce: () => Promise<{ name: string; channels: string[] }>;
  onMessage: (message: string) => void;
  /** Whenever it begins to hear, and before it hears anything: what was said before went unheard. */
  onBegin: (query: Query) => Promise<void>;
  onLost: (error: unknown) => void;
};

/** The first row of an answer. */
export type Query = <Row>(statement: string, ...values: unknown[]) => Promise<Row>;

export type Listening = ReturnType<typeof listen>;

/** A connection of its own that hears what is said on PostgreSQL's channels, and that is made again when it is lost. */
export function listen({ databaseUrl, introduce, onMessage: hear, onBegin, onLost }: Options) {
  const stopping = new AbortController();
  let current: { client: pg.Client; lose: () => void } | undefined;
  let hearing = false;
  const { promise: tried, resolve: noteTry } = Promise.withResolvers<void>();

  /** Settles when the connection is lost. */
  async function once(began: () => void): Promise<void> {
    const { name, channels } = await introduce();
    // Asked to stop before there was a connection to lose
    if (stopping.signal.aborted) return;
    const client = new pg.Client({
      ...connectionTo(databaseUrl),
      application_name: name,
      query_timeout: timeout,
    });
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on('error', () => lose());
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => {
      try {
        hear(payload);
      } catch {
        // Not understood: after beginning anew nothing of before counts
        lose();
      }
    });
    current = { client, lose };
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await onBegin(askOf(client));
      began();
      hearing = true;
      noteTry();
      await lost;
    } finally {
      hearing = false;
      await close(client);
    }
  }

  async function run(): Promise<void> {
    let pause = firstPause;
    while (!stopping.signal.aborted) {
      const began = () => {
        pause = firstPause;
      };
      const error = await once(began).catch((reason: unknown) => reason);
      noteTry();
      if (stopping.signal.aborted) return;
      onLost(error);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  const query: Query = async <Row>(statement: string, ...values: unknown[]) => {
    if (!current || !hearing) throw new Error('The connection that hears of changes is lost.');
    const { client, lose } = current;
    try {
      return await askOf(client)<Row>(statement, ...values);
    } catch (error) {
      lose();
      throw error;
    }
  };

  const running = run();

  return {
    hearing: () => hearing,

    /** Settles when it hears for the first time, or could not. */
    tried,

    /**
     * Asks by this connection: whatever was said before is heard before the answer comes. One that does not answer is
     * given up and made again.
     */
    query,

    async stop(): Promise<void> {
      stopping.abort();
      current?.lose();
      await running;
    },
  };
}

function askOf(client: pg.Client): Query {
  return async <Row>(statement: string, ...values: unknown[]) => {
    const { rows } = await client.query(statement, values);
    return rows[0] as Row;
  };
}

/** One that is half open would keep its end waiting. */
async function close(client: pg.Client): Promise<void> {
  const end = client.end().catch(() => undefined);
  await Promise.race([end, delay(1_000, undefined, { ref: false })]);
}
