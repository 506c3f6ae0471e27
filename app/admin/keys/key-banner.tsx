import '../../styles/admin/people.css';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Keys } from '#shared/accounts/keys.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { Button } from '../ui/button.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { useKeys } from './keys-provider.tsx';
import { ReviewDialog } from './review-dialog.client.tsx';

/** The id of the key panel on the administrators' page. */
export const keysPart = 'keys';

/** The id of the second factors on the page of one’s own account. */
export const factorsPart = 'second-step';

/** The id of the named devices there. */
export const devicesPart = 'devices';

/**
 * Warns on every page of problems with the keys until they are solved, and reminds key holders of the risks
 * of loss.
 */
export function KeyBanner() {
  const t = useAdminMessages();
  const { loaded, reload } = useKeys();
  const [reviewing, setReviewing] = useState(false);
  const keys = loaded.state === 'loaded' ? loaded.data : undefined;
  const wanting = keys ? keyMessages(keys) : [];
  const Icon = keys?.problem ? IconAlertTriangle : IconKey;
  const done = (message: string) => {
    setReviewing(false);
    noticeSuccess(message);
    void reload();
  };
  return (
    <>
      <div role="status" aria-label={t('keys.banner')}>
        {keys && wanting.length > 0 && (
          <div className="banner">
            <div className="admin-container banner-row">
              <Icon size={20} aria-hidden />
              <div>
                {wanting.map((key) => (
                  <p key={key}>{t(key)}</p>
                ))}
              </div>
              <Action keys={keys} onReview={() => setReviewing(true)} />
            </div>
          </div>
        )}
      </div>
      {reviewing && keys?.toConfirm && (
        <ReviewDialog recipients={keys.toConfirm} onCancel={() => setReviewing(false)} onDone={done} />
      )}
    </>
  );
}

function Action({ keys, onReview }: { keys: Keys; onReview: () => void }) {
  const t = useAdminMessages();
  if (keys.passwordPrinted) return <Link to={adminPath('account')}>{t('keys.choosePassword')}</Link>;
  if (keys.factorMissing)
    return <Link to={`${adminPath('account')}#${factorsPart}`}>{t('keys.setUpFactor')}</Link>;
  if (keys.deviceUnnamed)
    return <Link to={`${adminPath('account')}#${devicesPart}`}>{t('devices.add')}</Link>;
  if (keys.toConfirm) return <Button onClick={onReview}>{t('keys.review')}</Button>;
  if (keys.problem) return null;
  const remedy = keys.recovery ? 'keys.addHolder' : 'keys.createWords';
  return <Link to={`${adminPath('administrators')}#${keysPart}`}>{t(remedy)}</Link>;
}

/** The most urgent first; the next shows when it is solved. */
export function keyMessages({
  problem,
  toConfirm,
  passwordPrinted,
  factorMissing,
  deviceUnnamed,
  holder,
  ...keys
}: Keys): AdminMessageKey[] {
  if (problem === 'missing') return ['keys.problem.missing'];
  if (problem) {
    const unproved = holder ? 'keys.problemOperator' : 'keys.problemHolder';
    return [`keys.problem.${problem}`, toConfirm ? 'keys.problemConfirm' : unproved];
  }
  if (passwordPrinted) return ['keys.passwordPrinted'];
  if (factorMissing) return ['keys.factorMissing'];
  if (deviceUnnamed) return ['devices.notNamed'];
  if (!holder) return [];
  if (toConfirm) return ['keys.confirmDue'];
  return [
    ...(keys.recovery ? [] : (['keys.noRecovery'] as const)),
    ...(keys.holders < 2 ? (['keys.oneHolder'] as const) : []),
  ];
}
