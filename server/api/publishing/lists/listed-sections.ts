import type { FastifyRequest } from 'fastify';
import { requireSections, sectionsOf } from '#server/http/access/require-within.ts';
import type { SectionKey } from '#shared/site/sections.ts';

type Listed = { section?: SectionKey | undefined; within?: readonly SectionKey[] | undefined };

/** The section of a list, or the caller's own where they are limited to some. @throws AppError `forbidden` */
export function listedSections(
  request: Pick<FastifyRequest, 'signedIn'>,
  section: SectionKey | undefined,
): Listed {
  if (section) requireSections(request, [section]);
  const own = section ? undefined : sectionsOf(request);
  return own?.length === 1 ? { section: own[0] } : { section, within: own };
}
