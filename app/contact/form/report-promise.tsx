import { IconShieldLock } from '@tabler/icons-react';
import { useAllMessages } from '../../language.tsx';

const advice = ['report.device', 'report.tor', 'report.omit', 'report.history'] as const;

/** The site's promises to a reporter, their limits, and precautions. */
export function ReportPromise({ commitTimesLogged }: { commitTimesLogged: boolean }) {
  const t = useAllMessages();
  const notStored = commitTimesLogged ? 'report.notStoredButLogged' : 'report.notStored';
  const promises = ['report.readers', notStored, 'report.sealed', 'report.limit'] as const;
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
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
