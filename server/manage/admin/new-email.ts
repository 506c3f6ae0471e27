import { emailAddress } from '#shared/accounts/credentials.ts';
import { UsageError } from '../usage-error.ts';

/** An address that an administrator may have. @throws UsageError for what is none. */
export function newEmail(text: string): string {
  const { data } = emailAddress.regex(/^[^\s@]+@[^\s@]+$/).safeParse(text);
  if (data === undefined) throw new UsageError(`"${text}" is no e-mail address.`);
  return data;
}
