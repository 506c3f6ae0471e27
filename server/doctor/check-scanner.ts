import { createVirusScanner } from '../services/files/uploads/virus-scanner.ts';
import { type Finding, failure, ok } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Checks that the virus scanner responds: without it nothing can be uploaded. */
export async function checkScanner({
  config: { scanner },
}: Pick<InspectedSite, 'config'>): Promise<Finding[]> {
  if (!scanner) return [];
  if (await createVirusScanner(scanner, { timeoutMs: 5_000 }).ready())
    return [ok('the virus scanner responds')];
  const where = 'path' in scanner ? scanner.path : `${scanner.host}:${scanner.port}`;
  return [
    failure(
      `no virus scanner responds at ${where}, so nothing can be uploaded`,
      'start clamd, or correct CLAMD',
    ),
  ];
}
