import type { Site } from './context.ts';

/** One block's data; `undefined` where loading failed: the block shows that and the page still renders. */
export async function attempt<T>(site: Site, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    site.report(error);
    return undefined;
  }
}

/** True for a service's NotFound error (its classes stay on the server's side of the wall). */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'not-found';
}
