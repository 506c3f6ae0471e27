import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { dailyKeys } from '#server/services/limits/daily-keys.ts';
import { hostOf } from '#server/services/limits/network-of.ts';
import { createWindowCounter } from '#server/services/limits/window-counter.ts';
import * as limits from '#shared/limits.ts';
import { type Charged, createSharedQueue } from './shared-queue.ts';

const minute = 60_000;
/** Milliseconds of a search that count one. */
const unit = 20;

declare module 'fastify' {
  interface FastifyInstance {
    /** Charges the time of a search to a host. */
    chargedSearch: Charged;
  }
}
const filters = ['section', 'year', 'open', 'sort', 'page'];

/**
 * Limits what a host has of the search, by every route that is declared as one from now on. Result pages count only where their
 * URL has more than a query, so that people who share an address can search; calls count always, and have a queue of their own, which
 * leaves that of the pages alone. All of them together have a time, since the dearest queries cost a hundred times the usual. In memory,
 * under keys that say nothing of an address.
 */
export function limitSearches(app: FastifyInstance, now: () => number): void {
  const keyOf = dailyKeys(now);
  const counter = (points: number) => createWindowCounter({ points, duration: minute, now });
  const filtered = counter(limits.filteredSearches);
  const counters = { call: counter(limits.searchCalls), suggestion: counter(limits.suggestionCalls) };
  const times = counter(limits.searchSeconds * (1000 / unit));

  const charged: Charged = async (address, work) => {
    const start = now();
    try {
      return await work();
    } finally {
      const key = keyOf(hostOf(address));
      for (let left = Math.floor((now() - start) / unit); left > 0; left -= 1) times.take(key);
    }
  };
  app.decorate('chargedSearch', charged);
  const queue = createSharedQueue(charged);

  app.addHook('onRoute', (route) => {
    const kind = route.config?.search;
    if (kind !== 'call' && kind !== 'suggestion') return;
    const { handler } = route;
    route.handler = function (request, reply) {
      return queue(async () => handler.call(this, request, reply), request.ip);
    };
  });

  /** @throws AppError `too-many` */
  app.addHook('onRequest', async ({ url, ip, routeOptions }, reply) => {
    const kind = routeOptions.config.search;
    if (kind === undefined) return;
    // A browser's cache would have the query with its address
    reply.header('cache-control', 'no-store');
    const key = keyOf(hostOf(ip));
    const wait =
      times.take(key) ??
      (kind === 'page' ? undefined : counters[kind].take(key)) ??
      (hasFilter(url) ? filtered.take(key) : undefined);
    if (wait === undefined) return;
    throw new AppError('too-many', 'error.tooMany', { retryAfter: Math.ceil(wait / 1000) });
  });
}

/** True for a URL with more than a query, however its names are written. */
function hasFilter(url: string): boolean {
  const names = new URLSearchParams(url.split('?').slice(1).join('?'));
  return filters.some((name) => names.has(name));
}
