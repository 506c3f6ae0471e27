import type { InboxList } from '#shared/forms/inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { AppError } from '../../../errors/app-error.ts';

/** The lists of the inbox, by kind. */
const lists = { contact: 'contacts', report: 'reports' } as const satisfies Record<SubmissionKind, InboxList>;

/** @throws AppError `not-found` */
export function missingRow(kind: SubmissionKind): never {
  throw new AppError('not-found', `inbox.notFound.${lists[kind]}`);
}
