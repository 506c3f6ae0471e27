import { z } from 'zod';
import * as limits from '../limits.ts';

/** An e-mail address as it is stored and compared. */
export const emailAddress = z.string().trim().toLowerCase().max(254);

/** An administrator's credentials (specification §5). Its messages are keys of the catalogue. */
export const credentials = z.object({
  email: z.string('login.emailMissing').pipe(emailAddress.min(1, 'login.emailMissing')),
  password: z.string('login.passwordMissing').min(1, 'login.passwordMissing').max(1_000),
});

/** The fewest characters of a new password. */
export const minPasswordLength = limits.passwordCharacters;
