import { useState } from 'react';
import { ApiFailure, failureMessage, isRefusal } from '../client/api.ts';

type Failure = { message: string; errors: Record<string, string[]> };

export type Work = ReturnType<typeof useWork>;

/** One call at a time: whether it is under way, and what is said where it failed. `failed` stands in for the server. */
export function useWork(failed: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** Answers what the call answered; nothing where it failed, or where another one is under way. */
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
