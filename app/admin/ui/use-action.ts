import { useState } from 'react';
import { ApiFailure, failureMessage, isRefusal } from '../client/api.ts';

type Failure = { message: string; errors: Record<string, string[]> };

export type Work = ReturnType<typeof useWork>;

/** One call at a time, with its state and its failure. `failed`: the message where the server sent none. */
export function useWork(failed: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** Resolves to the call's result; `undefined` where it failed, or where another one is running. */
  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) return undefined;
      const errors = error instanceof ApiFailure ? error.errors : {};
      setFailure({ message: failureMessage(error, failed), errors });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
