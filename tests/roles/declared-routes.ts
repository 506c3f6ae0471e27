import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';

export type DeclaredRoute = {
  method: string;
  url: string;
  config: FastifyContextConfig;
  /** Not described, such as the refusal of other methods. */
  hidden: boolean;
};

const channel = 'fastify.initialization';

/** The routes of every site that work starts, with what they declare. */
export async function withRoutes<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; routes: DeclaredRoute[] }> {
  const routes: DeclaredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config = {}, schema }) => {
      const hidden = Boolean(schema?.hide);
      for (const each of [method].flat()) routes.push({ method: each, url, config, hidden });
    });
  };
  subscribe(channel, listen);
  try {
    return { result: await work(), routes };
  } finally {
    unsubscribe(channel, listen);
  }
}
