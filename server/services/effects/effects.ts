import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import type { Actor } from './actor.ts';
import type { DependencyTag } from './dependency-tags.ts';
import type { Notice } from './notice.ts';

/** An entry of the audit trail, before it has a number and a time. */
export type AuditEvent = {
  action: AuditAction;
  subject?: string;
  /** The id of an administrator, whose address is the subject. */
  about?: string;
  amount?: number;
  /** The titles of the subject, where they are known, or it is gone by the time the entry is stored. */
  title?: LocalizedText;
  /** The author, where that is not the actor of the call. */
  by?: Actor;
};

/** The effects of a method beside its own work, by its parameters. Each field is optional; a method may have several. */
export type Effect<Parameters extends unknown[], Result> = {
  /** The content that the result is made of. */
  reads?: (...parameters: Parameters) => DependencyTag[];
  /** The same, where only the result shows it. */
  resultReads?: (result: Result, ...parameters: Parameters) => DependencyTag[];
  /** The content that is another one by now. */
  invalidates?: (...parameters: Parameters) => DependencyTag[];
  /** The audit events, if any. The whole call is one transaction, in which their entries are stored. */
  records?: (result: Result, ...parameters: Parameters) => AuditEvent | readonly AuditEvent[] | undefined;
  /** The same for a method that begins its own transaction: the entry is stored in that, with what it came to. */
  recordsWithin?: (outcome: unknown, ...parameters: Parameters) => AuditEvent | undefined;
  /** The same for what needs no transaction: the entry is stored before the caller has the result. */
  recordsAfter?: (result: Result, ...parameters: Parameters) => AuditEvent | undefined;
  /** The same event of an actor in a session is recorded once. */
  once?: true;
  /** The act that others learn of by mail, once it is committed. */
  notifies?: (result: Result, ...parameters: Parameters) => Notice | null | undefined;
  /** Refusals of a password or a code are counted by the day under this action. */
  counts?: AuditAction;
};

/** A row for each method of a service, `null` for one without effects: a new method is not forgotten. */
export type Effects<Service> = {
  [Name in keyof Service]: Service[Name] extends (...parameters: infer Parameters) => infer Result
    ? Effect<Parameters, Awaited<Result>> | null
    : null;
};
