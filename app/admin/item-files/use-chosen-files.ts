import { useCallback, useSyncExternalStore } from 'react';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { FormFields, Item, Numbered, Source } from './item-file-calls.ts';
import type { Errors, ItemFilesKind } from './item-files-kind.ts';

export type ChosenFile<Texts> = {
  key: number;
  source: Source;
  texts: Texts;
  /** The part that is sent, from 0 to 1. */
  part?: number | undefined;
  problem?: string | undefined;
  errors: Errors;
};

type Batch<Texts> = { chosen: readonly ChosenFile<Texts>[]; busy: boolean };

const none: Batch<never> = { chosen: [], busy: false };

/** Files that were chosen, by their items: another item may be opened while they are sent. */
const batches = new Map<string, Batch<unknown>>();

const changes = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

/** The last key that a chosen file was given. */
let last = 0;

/** Files that are chosen for an item, and their way into it one after another. */
export function useChosenFiles<Entry extends Numbered, Texts extends FormFields>(
  kind: ItemFilesKind<Entry, Texts>,
  item: Item,
  onAdded: () => void,
) {
  const t = useAdminMessages();
  const name = `${kind.name}/${item.section}/${item.id}`;
  const read = useCallback(() => (batches.get(name) ?? none) as Batch<Texts>, [name]);
  const { chosen, busy } = useSyncExternalStore(subscribe, read);

  const write = (changed: Partial<Batch<Texts>>) => {
    batches.set(name, { ...read(), ...changed });
    changes.dispatchEvent(new Event('change'));
  };
  const change = (changed: ChosenFile<Texts>) =>
    write({ chosen: read().chosen.map((each) => (each.key === changed.key ? changed : each)) });
  const drop = (key: number) => write({ chosen: read().chosen.filter((each) => each.key !== key) });

  const problemOf = async (source: Source) => {
    const problem = source instanceof File ? await kind.check(source) : undefined;
    return problem && t(problem, { name: source.name });
  };

  const choose = async (sources: Source[]) => {
    const fresh = await Promise.all(
      sources.map(async (source): Promise<ChosenFile<Texts>> => {
        last += 1;
        return {
          key: last,
          source,
          texts: kind.suggest(source),
          problem: await problemOf(source),
          errors: {},
        };
      }),
    );
    write({ chosen: [...read().chosen, ...fresh] });
  };

  /** Adds a file; a refused one stays, with the reason. False where the session has ended. */
  const add = async (each: ChosenFile<Texts>): Promise<boolean> => {
    const unsent = { ...each, part: undefined, errors: {}, problem: await problemOf(each.source) };
    change(unsent);
    if (unsent.problem) return true;
    try {
      const fields = kind.fieldsOf(each.texts);
      await kind.calls.add(item, each.source, fields, (part) => change({ ...unsent, part }));
      drop(each.key);
      onAdded();
      return true;
    } catch (error) {
      const errors = error instanceof ApiFailure ? error.errors : {};
      const isNamed = kind.fields.some((field) => errors[field]);
      const message = saveFailureMessage(error, t(`${kind.name}.addFailed`));
      change({ ...unsent, errors, ...(!isNamed && !isRefusal(error) && { problem: message }) });
      return !isRefusal(error);
    }
  };

  const addAll = async () => {
    if (busy) return;
    write({ busy: true });
    for (const each of chosen) if (!(await add(each))) break;
    write({ busy: false });
  };

  return { chosen, busy, choose, change, drop, addAll, discard: () => write(none) };
}
