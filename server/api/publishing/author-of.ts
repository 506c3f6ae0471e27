import type { FastifyRequest } from 'fastify';

/** The e-mail address of the administrator who calls, for an item's history. */
export const authorOf = ({ signedIn }: Pick<FastifyRequest, 'signedIn'>): string => signedIn?.email ?? '';
