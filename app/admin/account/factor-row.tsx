import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useId } from 'react';
import type { SecondFactor } from '#shared/accounts/second-factors.ts';
import { formatDateTime, formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { factor: SecondFactor; onRename: () => void; onRemove: () => void };

/** A factor: kind, name and last use. */
export function FactorRow({ factor: { kind, name, created_at, used_at }, onRename, onRemove }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const Icon = kind === 'totp' ? IconDeviceMobile : IconFingerprint;
  return (
    <li className="person" aria-labelledby={id}>
      <div className="person-name">
        <h3 id={id}>
          <bdi>{name}</bdi>
        </h3>
        <span className="badge badge-active">
          <Icon size={16} aria-hidden />
          {t(`factors.${kind}`)}
        </span>
      </div>
      <dl className="facts key-facts">
        <dt>{t('factors.added')}</dt>
        <dd>{formatDay(language, created_at)}</dd>
        <dt>{t('factors.used')}</dt>
        <dd>{used_at ? formatDateTime(language, used_at) : t('factors.never')}</dd>
      </dl>
      <div className="button-row person-actions">
        <Button aria-label={t('factors.renameOf', { name })} onClick={onRename}>
          {t('factors.rename')}
        </Button>
        <Button className="button-delete" aria-label={t('factors.removeOf', { name })} onClick={onRemove}>
          {t('factors.remove')}
        </Button>
      </div>
    </li>
  );
}
