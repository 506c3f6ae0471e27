import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
import { adminLanguage } from '../admin-language.ts';
import { ApiFailure } from './api.ts';

/** A call that this browser refuses, as the site would if it could see what is sealed. */
export function refusal(status: 409 | 422, key: AdminMessageKey, field?: string): ApiFailure {
  const message = adminMessage(adminLanguage(), key);
  return new ApiFailure(status, { message, ...(field && { errors: { [field]: [message] } }) });
}
