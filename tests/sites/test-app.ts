import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { createServices, type Services } from '#server/composition.ts';
import { type Config, readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Thresholds } from '#server/http/limits/load-shedding.ts';
import { createResponseCache } from '#server/http/response-cache/response-cache.ts';
import type { ContentDraft } from '#shared/content/content-item.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type TestDatabase, temporaryFolder } from '../databases/databases.ts';

/** Replacements of some services. */
type Change = (services: Services) => Partial<Services>;

type Options = {
  /** The number of items in each section, none by default; the last one is the newest. */
  items?: Partial<Record<SectionKey, number>>;
  config?: Partial<Config>;
  /** A database in place of a new SQLite; two sites on one are the same before and after a restart. */
  database?: TestDatabase;
  /** Replaces services, for effects that a real one does not have on demand. */
  change?: Change;
  /** Milliseconds since 1970, by which sessions end and cached responses expire. */
  now?: () => number;
  /** Receives failures of background work. */
  report?: (error: unknown) => void;
  thresholds?: Thresholds;
  web?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  clientDir?: string;
};

/** A run at the real cost takes half a second; its result is the same to every caller. */
export const lightCost = { memory: 8, passes: 1, parallelism: 1 };

/** A busy machine is no overload of the site under test: no work is postponed. */
const unhurried = { every: 1_000, noWrites: 0, noReads: 0 };

export const administrator = { email: 'editor@example.org', password: 'a password of the tests' };

/**
 * A new site on its own database and folder; both are removed after the test. `log` holds every line that it
 * wrote, `closeDatabase` closes the database under it.
 */
export async function testApp({
  items = {},
  config: stated,
  database: given,
  change,
  now,
  report,
  web,
  thresholds = unhurried,
  ...rest
}: Options = {}) {
  const dataDir = given?.dataDir ?? (await temporaryFolder());
  const config = { ...readConfig({ LOG_LEVEL: 'debug', PORT: '0' }), dataDir, ...stated };
  const database = given ?? (await connect(config));
  await migrate(database.db);
  const services = createServices({
    ...config,
    db: database.db,
    databaseUrl: config.databaseUrl ?? given?.databaseUrl,
    passwordCost: lightCost,
    ...(now && { now }),
    ...(report && { report }),
  });
  for (const [section, count] of Object.entries(items) as [SectionKey, number][]) {
    for (let number = 1; number <= count; number += 1) {
      await services.content.create(section, draft(`${section} ${number}`));
    }
  }
  const log: string[] = [];
  const responseCache = createResponseCache(services.invalidation, now);
  const used = change ? changed(services, change) : services;
  const app = await createApp({
    services: used,
    config,
    responseCache,
    thresholds,
    ...(web && { web: (instance) => web(instance, used) }),
    logStream: { write: (line) => log.push(line) },
    ...rest,
  });
  onTestFinished(async () => {
    await app.close();
    await services.images.stop();
    await services.resealing.stop();
    await database.close();
  });
  const request = requesterOf(app);

  /**
   * Signs an administrator in, who is added where there is none; the result calls as `request` does, with the
   * token.
   */
  async function signIn() {
    const { administrators } = services;
    const { email, password } = administrator;
    if (!(await administrators.find(email))) await administrators.add(email, password);
    const { token } = (await request('/api/login', { method: 'POST', payload: administrator })).json();
    return { token: String(token), call: requesterOf(app, { authorization: `Bearer ${token}` }) };
  }

  return {
    app,
    services,
    responseCache,
    db: database.db,
    dataDir,
    log,
    request,
    signIn,
    closeDatabase: () => database.close(),
  };
}

/** An item that differs from any other by its title. */
export function draft(title: string) {
  return {
    image: null as string | null,
    title_en: title,
    title_ar: `${title} بالعربية`,
    description_en: `What ${title} says`,
    description_ar: `ما يقوله ${title}`,
    date_en: '1 November 2026',
    date_ar: '١ تشرين الثاني ٢٠٢٦',
  } satisfies ContentDraft;
}

function requesterOf(app: FastifyInstance, own: Record<string, string> = {}) {
  /** Calls a URL as a browser would, by default in English. */
  return (url: string, { headers, ...options }: Omit<InjectOptions, 'url'> = {}) =>
    app.inject({ url, ...options, headers: { 'accept-language': 'en', ...own, ...headers } });
}

/** Services of which some are replaced in every context. */
function changed(services: Services, change: Change): Services {
  const replaced: Partial<Services> = {
    ...change(services),
    actingAs: (actor) => changed(services.actingAs(actor), change),
    reading: (dependencies) => changed(services.reading(dependencies), change),
  };
  return Object.create(services, Object.getOwnPropertyDescriptors(replaced));
}
