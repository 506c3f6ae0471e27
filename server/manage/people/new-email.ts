import { emailAddress } from '#shared/accounts/credentials.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Normalizes the e-mail address of an administrator.
 * @throws UsageError if it is invalid.
 */
export function newEmail(text: string): string {
  const { data } = emailAddress.regex(/^[^\s@]+@[^\s@]+$/).safeParse(text);
  if (data === undefined) throw new UsageError(`"${text}" is not an e-mail address.`);
  return data;
}
