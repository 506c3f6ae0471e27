import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inVitest } from './row.ts';

/** Defects of the alerts above all pages. */
export const alertDefects: TestedDefect[] = [
  inVitest(
    'An alert does not come to pages that are cached',
    ['alertsEffects', '() => [everything]', '() => []'],
    'server/api/alerts/alert-routes.test.ts',
  ),
  inVitest(
    'An alert that has ended stays on cached pages',
    ['createStandingAlerts', 'turns.some((turn) => isWithin(Date.parse(turn)))', 'false'],
    'server/api/alerts/alert-routes.test.ts',
  ),
  inVitest(
    'An alert stands before it begins',
    [
      'createStandingAlerts',
      'starts_at <= at && (ends_at === null || at < ends_at)',
      'ends_at === null || at < ends_at',
    ],
    'server/api/alerts/alert-routes.test.ts',
  ),
  inVitest(
    'The page of an error has no alert',
    ['failurePage', 'failure.alerts ?? []', '[]'],
    'server/api/alerts/alert-routes.test.ts',
  ),
  inVitest(
    'The link of an alert may have any protocol',
    ['isAlertLink', '/^https?:\\/\\//i.test(text)', 'true'],
    'server/api/alerts/alert-routes.test.ts',
  ),
  inBrowser(
    'A page that is open does not get an alert',
    ['rememberFrame', 'shown.alerts !== frame.alerts', 'false'],
    'alerts › an editor raises an alert',
  ),
];
