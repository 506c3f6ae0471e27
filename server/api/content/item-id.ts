import { z } from 'zod';
import { integer } from '../integer.ts';

/** An invalid id becomes 0, which no item has: the response is 404. */
export const itemId = z.object({ id: integer('error.notFound', { min: 1 }).catch(0) });
