import { IconShieldLock } from '@tabler/icons-react';
import { useAllMessages } from '../language.tsx';

const promises = ['report.readers', 'report.notKept', 'report.sealed', 'report.limit'] as const;
const advice = ['report.device', 'report.tor', 'report.omit', 'report.history'] as const;

/** What a person who reports can rely on, where that ends, and what they can do themselves. */
export function ReportPromise() {
  const t = useAllMessages();
  return (
    <div className="report-promise">
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
