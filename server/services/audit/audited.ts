import type { Kysely } from 'kysely';
import { inTransaction, withLastStep } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { Actor } from './actor.ts';
import type { createDailyCounts } from './daily-counts.ts';
import type { Told, Trail } from './trail.ts';

type Method = (...parameters: never[]) => unknown;

/** What a method has done, by its result and its own parameters; nothing where that is not worth telling. */
type Tells<M> = M extends Method
  ? (result: Awaited<ReturnType<M>>, ...parameters: Parameters<M>) => Told | undefined
  : never;

/**
 * How a method is told. `within`: in the transaction that it makes, whose result stands for the method's. `after`: as soon
 * as it is done and before anybody is answered; `once` in a session. `counts`: how often it was refused. `as`: not told
 * itself, but what it does is done by somebody else than whoever calls it. Null: nothing is told.
 */
type Rule<M> =
  | { within: Tells<M> }
  | { after: Tells<M>; once?: true; counts?: AuditAction }
  | { as: Actor }
  | null;

/** Each method is named, so that a new one is not forgotten. */
export type Rules<Service> = { [Name in keyof Service]: Rule<Service[Name]> };

/** The same for a service that needs nothing but the database: what it does and what is told of it are one transaction. */
export type WholeRules<Service> = { [Name in keyof Service]: Tells<Service[Name]> | null };

type AnyMethod = (...parameters: unknown[]) => Promise<unknown>;
type AnyTells = (result: unknown, ...parameters: unknown[]) => Told | undefined;
type AnyRule = { within: AnyTells } | { after: AnyTells; once?: true; counts?: AuditAction } | { as: Actor };

type Dependencies = { trail: Trail; refusals: ReturnType<typeof createDailyCounts> };

/** Wraps services, so that what they do is told by the rules and nowhere else. */
export function createAudited(db: Kysely<Schema>, { trail, refusals }: Dependencies) {
  function wrapped(method: AnyMethod, rule: AnyRule): AnyMethod {
    if ('as' in rule) return (...parameters) => trail.as(rule.as, () => method(...parameters));
    if ('within' in rule) {
      return (...parameters) => {
        let isTold = false;
        const tell = async (transaction: Kysely<Schema>, result: unknown) => {
          const told = isTold ? undefined : rule.within(result, ...parameters);
          if (told) await trail.append(transaction, told);
          isTold = true;
        };
        return withLastStep(tell, () => method(...parameters));
      };
    }
    return async (...parameters) => {
      const result = await method(...parameters).catch((error: unknown) => {
        if (rule.counts && isWrong(error)) refusals.count(rule.counts);
        throw error;
      });
      const told = rule.after(result, ...parameters);
      if (told) await (rule.once ? trail.addOnce(told) : trail.add(told));
      return result;
    };
  }

  /** The same service, which tells what it does. */
  function audited<Service extends object>(service: Service, rules: Rules<Service>): Service {
    const told = Object.entries(rules as Record<string, AnyRule | null>).flatMap(([name, rule]) => {
      const method = (service as Record<string, AnyMethod>)[name];
      return rule && method ? [[name, wrapped(method.bind(service), rule)]] : [];
    });
    return { ...service, ...Object.fromEntries(told) };
  }

  /** A service of which every call that is told is one transaction with its entry. */
  function whole<Service extends object>(
    create: (on: Kysely<Schema>) => Service,
    rules: WholeRules<Service>,
  ): Service {
    const told = Object.entries(rules as Record<string, AnyTells | null>).flatMap(([name, tells]) => {
      const together = (...parameters: unknown[]) =>
        inTransaction(db, async (transaction) => {
          const on = create(transaction) as Record<string, AnyMethod>;
          const result = await on[name]?.(...parameters);
          const entry = tells?.(result, ...parameters);
          if (entry) await trail.append(transaction, entry);
          return result;
        });
      return tells ? [[name, together]] : [];
    });
    return { ...create(db), ...Object.fromEntries(told) };
  }

  return { audited, whole };
}

/** Whether somebody gave a password or a code that is none. */
function isWrong(error: unknown): boolean {
  return error instanceof AppError && ['unauthorised', 'invalid'].includes(error.code);
}
