import type { Kysely } from 'kysely';
import { inTransaction, type UnitOfWork, unitOf } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { Actor } from './actor.ts';
import type { DependencyTag } from './dependency-tags.ts';
import type { AuditEvent, Effect, Effects } from './effects.ts';
import type { Notice } from './notice.ts';

/** Stores audit entries. */
type Recorder = {
  append: (transaction: Kysely<Schema>, events: readonly AuditEvent[], actor: Actor) => Promise<void>;
  add: (event: AuditEvent, actor: Actor) => Promise<void>;
  addOnce: (event: AuditEvent, actor: Actor) => Promise<void>;
  count: (action: AuditAction) => void;
};

type Dependencies = {
  audit: Recorder;
  invalidation: { invalidate: (tags: DependencyTag[]) => Promise<void> };
  /** Begins to send mails, and returns at once; there where the site can send them. */
  notify?: ((notice: Notice) => void) | undefined;
};

/** The context of a call: its actor, and where the content that it reads is collected. */
export type Context = { readonly actor: Actor; readonly dependencies: Set<DependencyTag> | undefined };

/** One method of a service: as it is, and on another unit of work. */
type Call<Parameters extends unknown[], Result> = {
  plain: (...parameters: Parameters) => Promise<Result>;
  on: (unit: UnitOfWork, parameters: Parameters) => Promise<Result>;
};

/** Applies the effects of services: the one place where calls are recorded in the audit trail and invalidate responses. */
export function createWithEffects(db: Kysely<Schema>, { audit, invalidation, notify }: Dependencies) {
  /** A call with its entry: in one transaction, at the end of the method's own one, or right after it. */
  function recorded<Parameters extends unknown[], Result>(
    { plain, on }: Call<Parameters, Result>,
    effect: Effect<Parameters, Result>,
    context: Context,
  ): (...parameters: Parameters) => Promise<Result> {
    const { records, recordsWithin, recordsAfter, once, counts } = effect;
    if (records) {
      return (...parameters) =>
        inTransaction(db, async (transaction) => {
          const result = await on(unitOf(transaction), parameters);
          const events = [records(result, ...parameters) ?? []].flat();
          await audit.append(transaction, events, context.actor);
          return result;
        });
    }
    if (recordsWithin) {
      return (...parameters) => {
        let isRecorded = false;
        const record = async (transaction: Kysely<Schema>, outcome: unknown) => {
          const event = isRecorded ? undefined : recordsWithin(outcome, ...parameters);
          if (event) await audit.append(transaction, [event], context.actor);
          isRecorded = true;
        };
        return on(unitOf(db, record), parameters);
      };
    }
    return async (...parameters) => {
      const result = await plain(...parameters).catch((error: unknown) => {
        if (counts && isWrong(error)) audit.count(counts);
        throw error;
      });
      const event = recordsAfter?.(result, ...parameters);
      if (event) await (once ? audit.addOnce : audit.add)(event, context.actor);
      return result;
    };
  }

  function applied<Parameters extends unknown[], Result>(
    call: Call<Parameters, Result>,
    effect: Effect<Parameters, Result>,
    context: Context,
  ): (...parameters: Parameters) => Promise<Result> {
    const method = recorded(call, effect, context);
    const { reads, resultReads, invalidates, notifies } = effect;
    if (!reads && !resultReads && !invalidates && !notifies) return method;
    return async (...parameters) => {
      // A failed read depends on its content, too
      const { dependencies } = context;
      if (dependencies) for (const tag of reads?.(...parameters) ?? []) dependencies.add(tag);
      const result = await method(...parameters);
      if (dependencies) for (const tag of resultReads?.(result, ...parameters) ?? []) dependencies.add(tag);
      const tags = invalidates?.(...parameters) ?? [];
      if (tags.length > 0) void invalidation.invalidate(tags);
      const notice = notify && notifies?.(result, ...parameters);
      if (notice) notify?.(notice);
      return result;
    };
  }

  /**
   * A service whose methods have their effects, for a context.
   * @param create makes the service on a unit of work: a recorded call runs in one of its own.
   * @param base the service itself, where it is more than `create` makes of the database.
   */
  return function withEffects<Service extends object>(
    create: (unit: UnitOfWork) => Service,
    effects: Effects<Service>,
    base: Service = create(unitOf(db)),
  ): (context: Context) => Service {
    const rows = Object.entries<Effect<never[], unknown> | null>(effects);
    return (context) => {
      const methods = rows.flatMap(([name, effect]) => {
        if (!effect) return [];
        const call = {
          plain: (...parameters: never[]) => methodOf(base, name)(...parameters),
          on: (unit: UnitOfWork, parameters: never[]) => methodOf(create(unit), name)(...parameters),
        };
        return [[name, applied(call, effect, context)]];
      });
      return { ...base, ...Object.fromEntries(methods) };
    };
  };
}

/** A method by its name. Its parameters are those of its caller: `Effects` and the service state the same. */
function methodOf(service: object, name: string): (...parameters: never[]) => Promise<unknown> {
  const method: unknown = Reflect.get(service, name);
  if (typeof method !== 'function') throw new TypeError(`${name} is no method`);
  return (...parameters) => Reflect.apply(method, service, parameters);
}

/** True for a refused password or code. */
function isWrong(error: unknown): boolean {
  return error instanceof AppError && ['unauthorised', 'invalid'].includes(error.code);
}
