import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

const requests = 'server/http/calm/calm-requests.test.ts';

/** Defects of calm mode. */
export const calmDefects: TestedDefect[] = [
  inVitest(
    'Calm mode renders what anybody asks for',
    ['isOneOfFew', '!countless.test(key)', 'true'],
    requests,
  ),
  inVitest(
    'Calm mode does not end by itself',
    ['createCalmMode', 'Date.parse(byHand.ends_at) > now()', 'true'],
    requests,
  ),
  inVitest(
    'One sender alone begins calm mode',
    ['createFloodWatch', 'senders.of(host) >= most.host || senders.of(network) >= most.network', 'false'],
    requests,
  ),
  inVitest(
    'A flood of pages that are not in memory does not begin calm mode',
    ['servePages', 'services.calm.count(requestCost.refused, address)', 'undefined'],
    requests,
  ),
  inVitest(
    'Administrators come from anywhere in calm mode',
    ['limitInCalmMode', '!isOwnNetwork(request.ip)', 'false'],
    requests,
  ),
  inVitest(
    'A page that is gone is sent as it was',
    ['createResponseStore', 'response.status < 500 && superseded.has(key)', 'false'],
    requests,
  ),
  inVitest(
    'A page is lost with the database at midnight',
    ['createResponseStore', 'entry.stale ? {} : entry', '{}'],
    requests,
  ),
];
