import { IconShieldLock } from '@tabler/icons-react';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { formUrl } from '../tabs.ts';
import type { FormProps } from './submission.ts';

type Props = Pick<FormProps, 'commitTimesLogged' | 'onionUrl' | 'contact' | 'oversight' | 'terms'>;

const advice = ['report.device', 'report.network', 'report.tor', 'report.omit', 'report.history'] as const;

/** The site's promises to a reporter, their limits, and precautions. */
export function ReportPromise({ commitTimesLogged, onionUrl, contact, oversight, terms }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const onion = onionUrl && onionUrl + formUrl('report', language);
  const notStored = commitTimesLogged ? 'report.notStoredButLogged' : 'report.notStored';
  const readers = oversight ? 'report.readersOversight' : 'report.readers';
  const promises = [readers, notStored, 'report.sealed', 'report.limit'] as const;
  return (
    <div className="note promise report-promise">
      <h3>
        <IconShieldLock aria-hidden />
        {t('report.heading')}
      </h3>
      <ul>
        {promises.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <details>
        <summary>{t('report.afraid')}</summary>
        <ul>
          {advice.map((key) => (
            <li key={key}>
              {t(key)}
              {key === 'report.tor' && onion && (
                <>
                  {' '}
                  {t('report.onion')}{' '}
                  <a className="onion" href={onion} dir="ltr">
                    {onionUrl}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
      {contact.reportReplies && (
        <p className="report-rights">{t('report.replies', { who: contact.reportReplies, ...terms })}</p>
      )}
      {contact.reportRights && (
        <p className="report-rights">
          <TextRuns text={contact.reportRights} />
        </p>
      )}
    </div>
  );
}
