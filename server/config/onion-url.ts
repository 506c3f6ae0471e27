import { z } from 'zod';

/** The origin of an onion service (version 3: 56 letters and digits of base 32), with a subdomain and a port if wanted. */
export const onionUrl = z
  .string()
  .transform((value) => value.replace(/\/$/, '').toLowerCase())
  .refine(
    (value) => /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z2-7]{56}\.onion(?::\d{1,5})?$/.test(value),
    'expected the origin of an onion service, such as http://….onion with 56 letters and digits, without a path',
  );
