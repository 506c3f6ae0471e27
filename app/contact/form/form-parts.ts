import { DirectWays } from '../direct-ways.tsx';
import { FormBody } from './form-body.tsx';

/** What of the forms and beside them a browser fetches late. */
export const formParts = { FormBody, DirectWays };
