import { useState } from 'react';
import { calmHours } from '#shared/calm/calm-hours.ts';
import type { CalmMode } from '#shared/calm/calm-mode.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Labelled } from '../ui/fields/labelled.tsx';
import { hoursText } from '../ui/quantities.ts';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

const choices = [1, calmHours.usual, 12, 24, calmHours.most];

async function endCalm(): Promise<CalmMode> {
  await call('calm-mode', { method: 'DELETE' });
  return call<CalmMode>('calm-mode');
}

/** Calm mode, with one button that begins or ends it. */
export function CalmControls({ loaded }: { loaded: CalmMode }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [calm, setCalm] = useState(loaded);
  const [hours, setHours] = useState(calmHours.usual);
  const { busy, failure, run } = useWork(t('overview.failed'));
  const { reasons, ends_at, has_networks, has_snapshot } = calm;
  const change = async (work: () => Promise<CalmMode>) => {
    const changed = await run(work);
    if (changed) setCalm(changed);
  };
  const beginCalm = () => call<CalmMode>('calm-mode', { method: 'POST', json: { hours } });
  return (
    <>
      <div role="status">
        {reasons.length === 0 && <p className="overview-none">{t('overview.calm.off')}</p>}
        {reasons.map((reason) => (
          <p key={reason} className="note note-warning">
            {t(`overview.calm.${reason}`, { at: ends_at ? formatDateTime(language, ends_at) : '' })}
          </p>
        ))}
      </div>
      <p className="overview-note">
        {t('overview.calm.what')} {has_networks && t('overview.calm.networks')}
      </p>
      {!has_snapshot && <p className="overview-note">{t('overview.calm.noSnapshot')}</p>}
      {ends_at ? (
        <Button aria-disabled={busy} onClick={() => void change(endCalm)}>
          {t('overview.calm.end')}
        </Button>
      ) : (
        <div className="overview-calm">
          <Labelled label={t('overview.calm.hours')} error={failure?.errors['hours']?.[0]}>
            {(attributes) => (
              <select
                {...attributes}
                className="input"
                value={hours}
                onChange={({ target }) => setHours(Number(target.value))}
              >
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {hoursText(language, choice)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Button aria-disabled={busy} onClick={() => void change(beginCalm)}>
            {t('overview.calm.begin')}
          </Button>
        </div>
      )}
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </>
  );
}
