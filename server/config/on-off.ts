import { z } from 'zod';

/** A variable that is `on` or `off`. */
export const onOff = (otherwise: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'expected on or off')
    .default(otherwise)
    .transform((value) => value === 'on');
