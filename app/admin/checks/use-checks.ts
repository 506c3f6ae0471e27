import type { CheckState } from '#shared/checks/checks.ts';
import * as limits from '#shared/limits.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';

const loadChecks = () => call<CheckState>('checks');

const pause = () => new Promise((resolve) => setTimeout(resolve, limits.checkPollMs));

/** The results of the last checks, and the way to run them again. */
export function useChecks() {
  const checks = useLoaded(loadChecks);
  const { setLoaded } = checks;
  /** Runs the checks. @returns false where they could not be finished. */
  const run = async (before: string | null, external: boolean): Promise<boolean> => {
    await call('checks', { method: 'POST', json: { external } });
    for (;;) {
      await pause();
      const data = await loadChecks();
      if (data.running) continue;
      setLoaded({ state: 'loaded', data });
      return !data.failed && data.checked_at !== before;
    }
  };
  return { ...checks, run };
}
