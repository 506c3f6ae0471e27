import '../../../styles/admin/inbox/statistics.css';
import { IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { InboxList } from '#shared/forms/inbox.ts';
import { type Language, locales } from '#shared/languages.ts';
import { useLanguage } from '../../../language.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { csv } from '../../ui/files/csv.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { Pending } from '../../ui/pending.tsx';
import { noticeFailure } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { printAs } from '../export/print-as.ts';
import { focusById, headingId } from '../focus-case.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import { daysOf } from '../inbox-time.ts';
import { fetchAllRows } from '../list/fetch-all-rows.ts';
import { countCases, yearsOf } from './count-cases.ts';
import { StatisticsSheet } from './statistics-sheet.tsx';
import { statisticsTables } from './statistics-tables.ts';

type Props = { list: InboxList; readDays: number };

const yearFormats = {
  ar: new Intl.NumberFormat(locales.ar, { useGrouping: false }),
  en: new Intl.NumberFormat(locales.en, { useGrouping: false }),
};

const yearText = (language: Language, year: string) => yearFormats[language].format(Number(year));

/** Figures of a year without content, for a report that is published. They are counted in this browser. */
export function StatisticsPanel({ list, readDays }: Props) {
  const t = useAdminMessages();
  const { loaded, retry } = useLoaded(() => fetchAllRows(list));
  const back = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    back.current?.focus();
    // The link that had the focus is gone with the panel; a tab that was chosen keeps it
    return () => {
      if (document.activeElement === document.body) focusById(headingId);
    };
  }, []);
  return (
    <>
      <p>
        <Link ref={back} to={list === 'reports' ? '?tab=reports' : '?'} preventScrollReset>
          {t('inbox.back')}
        </Link>
      </p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t(`load.${list}`)}</ErrorBox>}
      {loaded.state === 'loaded' && <Figures list={list} rows={loaded.data} readDays={readDays} />}
    </>
  );
}

function Figures({ list, rows, readDays }: Props & { rows: readonly InboxRow[] }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const years = yearsOf(rows);
  const [year, setYear] = useState(years[0] ?? '');
  const [printing, setPrinting] = useState(false);
  if (!year) return <p className="empty">{t('statistics.none')}</p>;
  const title = t(`statistics.${list}`, { year: yearText(language, year) });
  const tables = statisticsTables(countCases(rows, year), t, language);
  const save = async () => {
    const lines = tables.flatMap(({ caption, lines: of }) =>
      of.map(([name, count]) => [caption, name, count]),
    );
    try {
      await saveFile(`${title}.csv`, csv(lines));
    } catch {
      noticeFailure(t('inbox.csv.failed'));
    }
  };
  const print = () => {
    flushSync(() => setPrinting(true));
    printAs(title, () => setPrinting(false));
  };
  return (
    <div className="statistics">
      <div className="statistics-bar">
        <div className="field">
          <label htmlFor="statistics-year">{t('statistics.year')}</label>
          <select
            id="statistics-year"
            className="input"
            value={year}
            onChange={({ target }) => setYear(target.value)}
          >
            {years.map((each) => (
              <option key={each} value={each}>
                {yearText(language, each)}
              </option>
            ))}
          </select>
        </div>
        <Button onClick={() => void save()}>
          <IconFileTypeCsv size={20} aria-hidden />
          {t('inbox.csv')}
        </Button>
        <Button onClick={print}>
          <IconPrinter size={20} aria-hidden />
          {t('inbox.print')}
        </Button>
      </div>
      <p className="field-hint">{t('statistics.limits', { days: daysOf(language, readDays) })}</p>
      <StatisticsSheet title={title} tables={tables} />
      {printing && <StatisticsSheet title={title} tables={tables} onPaper />}
    </div>
  );
}
