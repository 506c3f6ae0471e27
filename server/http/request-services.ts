import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import type { DependencyTag } from '#server/services/effects/dependency-tags.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The services in the context of this request: its caller acts, or its reads are collected. */
    services: Services;
  }
}

const collected = new WeakMap<IncomingMessage, Set<DependencyTag>>();

/** The tags of the content that the response to a request was made of. */
export function dependenciesOf(request: IncomingMessage): Set<DependencyTag> {
  const known = collected.get(request);
  if (known) return known;
  const dependencies = new Set<DependencyTag>();
  collected.set(request, dependencies);
  return dependencies;
}

/** Decorates each request with its services; registered after the caller is known. */
export function provideServices(app: FastifyInstance, services: Services): void {
  app.decorateRequest('services');
  app.addHook('onRequest', (request, _reply, done) => {
    request.services = servicesFor(request, services);
    done();
  });
}

function servicesFor({ signedIn, raw }: FastifyRequest, services: Services): Services {
  if (!signedIn) return services.reading(dependenciesOf(raw));
  const { administratorId: id, email, token } = signedIn;
  return services.actingAs({ id, email, token });
}
