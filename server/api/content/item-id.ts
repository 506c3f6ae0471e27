import { z } from 'zod';
import { integer } from '../integer.ts';

/** Nothing has the id 0, so whatever is no id at all is not found like an id that is not in use. */
export const itemId = z.object({ id: integer('error.notFound', { min: 1 }).catch(0) });
