import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from './open-postgres.ts';

/** Delay in milliseconds before a lost connection is opened again; doubled after each failure. */
const firstPause = 50;
const longestPause = 5_000;

/** Milliseconds without a response after which a connection counts as lost. */
const timeout = 5_000;

type Options = {
  databaseUrl: string;
  /** The name shown to other instances, and the channels to listen to. */
  introduce: () => Promise<{ name: string; channels: string[] }>;
  onMessage: (message: string) => void;
  /** Called on every (re)connection before any message: earlier messages were missed. */
  onBegin: (query: Query) => Promise<void>;
  onLost: (error: unknown) => void;
};

/** The first row of a result. */
export type Query = <Row>(statement: string, ...values: unknown[]) => Promise<Row>;

export type Listening = ReturnType<typeof listen>;

/** A dedicated connection that listens on PostgreSQL's channels and reconnects when it is lost. */
export function listen({ databaseUrl, introduce, onMessage, onBegin, onLost }: Options) {
  const stopping = new AbortController();
  let current: { client: pg.Client; lose: () => void } | undefined;
  let listening = false;
  const { promise: tried, resolve: resolveTried } = Promise.withResolvers<void>();

  /** Resolves when the connection is lost. */
  async function once(began: () => void): Promise<void> {
    const { name, channels } = await introduce();
    // `stop` was called before there was a connection to lose
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
        onMessage(payload);
      } catch {
        // The message is unreadable: reconnecting resets all state
        lose();
      }
    });
    current = { client, lose };
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await onBegin(queryOn(client));
      began();
      listening = true;
      resolveTried();
      await lost;
    } finally {
      listening = false;
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
      resolveTried();
      if (stopping.signal.aborted) return;
      onLost(error);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  const query: Query = async <Row>(statement: string, ...values: unknown[]) => {
    if (!current || !listening) throw new Error('The connection that listens for invalidations is lost.');
    const { client, lose } = current;
    try {
      return await queryOn(client)<Row>(statement, ...values);
    } catch (error) {
      lose();
      throw error;
    }
  };

  const running = run();

  return {
    isListening: () => listening,

    /** Resolves after the first connection, or its failure. */
    tried,

    /**
     * Queries over this connection: every earlier message is received before the result. A connection that does not
     * respond is dropped and opened again.
     */
    query,

    async stop(): Promise<void> {
      stopping.abort();
      current?.lose();
      await running;
    },
  };
}

function queryOn(client: pg.Client): Query {
  return async <Row>(statement: string, ...values: unknown[]) => {
    const { rows } = await client.query(statement, values);
    return rows[0] as Row;
  };
}

/** A half-open connection would delay the close. */
async function close(client: pg.Client): Promise<void> {
  const end = client.end().catch(() => undefined);
  await Promise.race([end, delay(1_000, undefined, { ref: false })]);
}
