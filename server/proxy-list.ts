import { isIP } from 'node:net';
import { z } from 'zod';

const networks = ['loopback', 'linklocal', 'uniquelocal'];
const expected = 'expected none, or addresses, networks such as 10.0.0.0/8, or loopback, with commas between';

/** The reverse proxies that may state a client's address: addresses, networks or their names. */
export const proxyList = z
  .string()
  .default('none')
  .transform((value) => (value === 'none' ? [] : value.split(',').map((entry) => entry.trim())))
  .refine((entries) => entries.every(isProxy), expected);

function isProxy(entry: string): boolean {
  if (networks.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
