import { z } from 'zod';

/** Where the caller's session stands: in a named browser, in another one, or bound to none. */
const here = z.enum(['named', 'unnamed', 'unbound']);

const namedDevice = z.object({
  id: z.string().describe('The thumbprint (RFC 7638) of its key.'),
  name: z.string(),
  named_on: z.iso.date(),
  /** The browser of the caller's session. */
  current: z.boolean(),
});

export const namedDevices = z.object({
  required: z.boolean().describe('Whether the settings let messages open on named devices alone.'),
  here,
  devices: z.array(namedDevice),
});

export type NamedDevice = z.infer<typeof namedDevice>;
export type NamedDevices = z.infer<typeof namedDevices>;
