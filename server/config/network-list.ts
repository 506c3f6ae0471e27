import { z } from 'zod';
import { isNetwork } from '../services/limits/is-network.ts';

/** Networks separated by commas, or none; `names` stand for predefined networks. */
export function networkList(expected: string, names: readonly string[] = []) {
  return z
    .string()
    .default('none')
    .transform((value) => (value === 'none' ? [] : value.split(',').map((entry) => entry.trim())))
    .refine((entries) => entries.every((entry) => names.includes(entry) || isNetwork(entry)), expected);
}
