import { z } from 'zod';
import * as limits from '#shared/limits.ts';
import { integer } from './integer.ts';

/** `?limit=` and `?page=` of every list: the whole list without `limit`; `page` counts from 1 and needs it. */
export const listQuery = z
  .object({
    limit: integer('error.limit', { min: 1, max: limits.maxListLimit }).optional(),
    page: integer('error.page', { min: 1 }).optional(),
  })
  .refine(({ limit, page }) => page === undefined || limit !== undefined, {
    path: ['page'],
    error: 'error.pageWithoutLimit',
  });
