/**
 * Runs all steps in sequence, regardless of failures.
 * @throws the error afterwards, or an AggregateError for several.
 */
export function runAllThenThrow(...steps: (() => Promise<unknown>)[]): () => Promise<void> {
  return async () => {
    const errors: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => errors.push(error));
    if (errors.length > 1) throw new AggregateError(errors, 'Several steps failed');
    if (errors.length === 1) throw errors[0];
  };
}
