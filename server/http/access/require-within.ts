import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import { isWithin } from '#shared/accounts/is-within.ts';
import { isPublic, mayDo } from '#shared/accounts/permissions.ts';

import type { SectionKey } from '#shared/site/sections.ts';
import { signedInOf } from './signed-in.ts';

type Caller = Pick<FastifyRequest, 'signedIn'>;

/** Refuses a caller whose sections do not reach what a route declares. @throws AppError `forbidden` */
export function requireWithin(
  { params, routeOptions: { config } }: Pick<FastifyRequest, 'params' | 'routeOptions'>,
  sections: Session['sections'],
): void {
  const { may, within } = config;
  if (sections.length === 0 || may === undefined || isPublic(may) || within === undefined) return;
  if (within === 'all') throw new AppError('forbidden', 'role.allSections');
  if (within === 'handler' || within === 'none') return;
  const section = within === 'url' ? (params as { section?: SectionKey }).section : within.section;
  if (!section || !isWithin(sections, section)) throw new AppError('forbidden', 'role.otherSection');
}

/** For sections that stand in the body of a call. @throws AppError `forbidden` where one is not the caller's. */
export function requireSections(request: Caller, sections: readonly SectionKey[]): void {
  const own = signedInOf(request).sections;
  if (!sections.every((section) => isWithin(own, section)))
    throw new AppError('forbidden', 'role.otherSection');
}

/** The sections that a list for the caller is limited to; undefined for all of them. */
export function sectionsOf(request: Caller): readonly SectionKey[] | undefined {
  const { sections } = signedInOf(request);
  return sections.length > 0 ? sections : undefined;
}

export function mayPublish(request: Caller): boolean {
  return mayDo(signedInOf(request).roles, 'publish');
}

/** For a call that writes, and that changes what is public at once. @throws AppError `forbidden` for a writer. */
export function requirePublishing(request: Caller): void {
  if (!mayPublish(request)) throw new AppError('forbidden', 'role.published');
}
