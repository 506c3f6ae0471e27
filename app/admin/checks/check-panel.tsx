import { useState } from 'react';
import type { CheckResult } from '#shared/checks/checks.ts';
import { formatDateTime } from '#shared/date-time.ts';
import * as limits from '#shared/limits.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { FindingRow } from './finding-row.tsx';

/** A check with what it found. */
export function CheckPanel({ result: { check, found, findings, checked_at } }: { result: CheckResult }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, limits.shownFindings);
  const title = found > 0 ? `${t(`checks.${check}`)} (${numeral(language, found)})` : t(`checks.${check}`);
  return (
    <Panel id={check} title={title}>
      <p className="overview-note">{t(`checks.${check}.lead`)}</p>
      {check === 'external' && (
        <p className="overview-note">{t('checks.checkedAt', { at: formatDateTime(language, checked_at) })}</p>
      )}
      {found === 0 && <p>{t('checks.fine')}</p>}
      {found > 0 && (
        <ul className="overview-items" role="list">
          {shown.map((finding, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an item may have the same link twice, and none is moved
            <FindingRow key={index} check={check} finding={finding} />
          ))}
        </ul>
      )}
      {shown.length < findings.length && (
        <div>
          <Button onClick={() => setAll(true)}>{t('checks.showAll')}</Button>
        </div>
      )}
      {shown.length === findings.length && found > findings.length && (
        <p className="overview-note">
          {t('checks.more', { count: numeral(language, found - findings.length) })}
        </p>
      )}
    </Panel>
  );
}
