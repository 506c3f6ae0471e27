import { z } from 'zod';
import { latinDigits } from '../numeral.ts';

/** A number as people write it (specification §5: numeric), or nothing. */
export const typedPhone = z
  .string()
  .trim()
  .transform(latinDigits)
  .refine((phone) => phone === '' || /^(?=\D*\d)\+?[\d ()./-]*$/.test(phone), 'form.phoneInvalid');
