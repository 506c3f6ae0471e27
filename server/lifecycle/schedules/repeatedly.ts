type Options = {
  /** Milliseconds from the end of a run to the next one. */
  every: number;
  /** The same after a run that failed; `every` by default. */
  afterFailure?: number;
  report: (error: unknown) => void;
  /** Ends a run that is under way, where its signal alone does not. */
  end?: () => Promise<unknown>;
};

/**
 * Runs a job now and again some time after each run; one that fails is reported, and does not stop the others.
 * @param job gets a signal that is aborted once the site stops.
 * @returns a function that stops it, and waits for the run under way.
 */
export function repeatedly(
  job: (signal: AbortSignal) => Promise<unknown>,
  { every, afterFailure = every, report, end }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;

  async function next(): Promise<void> {
    let delay = every;
    try {
      await job(signal);
    } catch (error) {
      delay = afterFailure;
      report(error);
    }
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = next();
    }, delay);
  }

  let running = next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await end?.();
    await running;
  };
}
