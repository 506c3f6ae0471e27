import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

/** Looks for a challenge's solution beside the page, so that the page stays as quick as it is. */
handler({ deriveKey });
