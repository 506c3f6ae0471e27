import type { Site } from './context.ts';

/** One block's data; `undefined` when it could not be had: the block says so and the page stands. */
export async function attempt<T>(site: Site, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    site.report(error);
    return undefined;
  }
}

/** Whether a service says that there is no such thing (its classes stay on the server's side of the wall). */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'not-found';
}
