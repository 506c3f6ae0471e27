import { ApiFailure } from '../../client/api.ts';
import type { ItemDocument } from '../item-document.ts';

/** Handler of a failed call: an item that is another one by now goes to `onNewer`, any other failure on to the caller. */
export const newerOf =
  (onNewer: (newer: ItemDocument) => void) =>
  (error: unknown): undefined => {
    const { current } = error instanceof ApiFailure ? error : new ApiFailure(0);
    if (!current) throw error;
    onNewer(current as ItemDocument);
    return undefined;
  };
