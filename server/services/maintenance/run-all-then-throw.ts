/**
 * Does one thing after the other, each of them whatever becomes of those before.
 * @throws what failed: the error itself, or an AggregateError where there are several.
 */
export function runAllThenThrow(...steps: (() => Promise<unknown>)[]): () => Promise<void> {
  return async () => {
    const errors: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => errors.push(error));
    if (errors.length > 1) throw new AggregateError(errors, 'Several steps failed');
    if (errors.length === 1) throw errors[0];
  };
}
