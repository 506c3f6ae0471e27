import { z } from 'zod';
import type { ScannerAddress } from '#server/services/files/uploads/virus-scanner.ts';

/** The address of clamd: `host:port`, `[::1]:3310`, or the absolute path of its socket. */
export const scannerAddress = z.string().transform((value, context): ScannerAddress => {
  if (value.startsWith('/')) return { path: value };
  const [, host = '', port = ''] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(value) ?? [];
  if (host && Number(port) > 0 && Number(port) <= 65_535)
    return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
  context.addIssue('expected the address of clamd, such as 127.0.0.1:3310 or /run/clamav/clamd.ctl');
  return z.NEVER;
});
