import type { EditedAlert } from '#shared/alerts/alerts.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { type AlertMessages, useAlertMessages } from './use-alert-messages.ts';

/** A button of an alert, by the name of its messages. */
export type AlertAction = { name: 'edit' | 'end' | 'again' | 'delete'; run: () => void };

type Props = { alert: EditedAlert; isEnded?: boolean; busy: boolean; actions: AlertAction[] };

/** An alert as it is stored: its level, its texts, its times, and who raised or last changed it. */
export function AlertRow({ alert, isEnded = false, busy, actions }: Props) {
  const t = useAlertMessages();
  const language = useLanguage();
  const text = alert[`text_${language}`] || alert.text_ar || alert.text_en;
  return (
    <>
      <div className="alert-texts">
        <p className="alert-level" data-level={alert.level}>
          <strong>{t(`alert.level.${alert.level}`)}</strong>
        </p>
        {languages.map(
          (each) =>
            alert[`text_${each}`] && (
              <p key={each} lang={each} dir={direction(each)} className="alert-text">
                {alert[`text_${each}`]}
              </p>
            ),
        )}
        {alert.link !== null && (
          <p>
            <a href={alert.link} target="_blank" rel="noreferrer">
              <bdi dir="ltr">{alert.link}</bdi>
            </a>
          </p>
        )}
        <p className="alert-note">{timesOf(t, language, alert, isEnded)}</p>
        <p className="alert-note">
          {alert.author ? t('alerts.by', { author: alert.author }) : t('alerts.operator')}
        </p>
      </div>
      <div className="alert-actions">
        {actions.map(({ name, run }) => (
          <Button
            key={name}
            className={name === 'delete' ? 'button-delete' : undefined}
            aria-label={t(`alerts.${name}Of`, { text })}
            aria-disabled={busy}
            onClick={() => busy || run()}
          >
            {t(`alerts.${name}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

function timesOf(
  t: AlertMessages,
  language: Language,
  { starts_at, ends_at }: EditedAlert,
  isEnded: boolean,
) {
  const at = formatDateTime(language, starts_at);
  const to = ends_at === null ? '' : formatDateTime(language, ends_at);
  if (isEnded) return t('alerts.endedAt', { from: at, to });
  const begins = t(Date.parse(starts_at) > Date.now() ? 'alerts.from' : 'alerts.since', { at });
  const ends = to ? t('alerts.until', { at: to }) : t('alerts.untilEnded');
  return [begins, ends].join(language === 'ar' ? '، ' : ', ');
}
