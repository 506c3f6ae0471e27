import type { InboxNews } from '#shared/forms/inbox.ts';

/** True where something came between two responses, also while other messages were read or deleted. */
export function isNew(before: InboxNews, after: InboxNews): boolean {
  return after.arrived.some((count, index) => count > (before.arrived[index] ?? 0));
}
