import { DirectWays } from '../direct-ways.tsx';
import { FormBody } from './form-body.tsx';

/** The parts of the forms, and beside them, that a browser loads lazily. */
export const formParts = { FormBody, DirectWays };
