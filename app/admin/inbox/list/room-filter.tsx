import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { formatMonth } from '#shared/date-time.ts';
import { caseStates } from '#shared/forms/case-states.ts';
import type { CorruptionReport } from '#shared/forms/report.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { monthOf, type Wanted } from './match-rows.ts';

type Props = {
  kind: InboxKind;
  rows: readonly InboxRow[];
  wanted: Wanted;
  onSearch: (changes: Partial<Wanted>) => void;
};

/** The topics of a report, in the order of the form. */
const topics = {
  bribe: 'inbox.topic.bribe',
  financial_fraud: 'inbox.topic.financial_fraud',
  stealing: 'inbox.topic.stealing',
  abuse_of_power: 'inbox.topic.abuse_of_power',
  fraud: 'inbox.topic.fraud',
  other: 'inbox.topic.other',
} satisfies Record<CorruptionReport['topic'], AdminMessageKey>;

/** The search and the filters of the list. They stay in the page: no address and no request has them. */
export function RoomFilter({ kind, rows, wanted, onSearch }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const months = [...new Set([...rows.map(monthOf), ...(wanted.month ? [wanted.month] : [])])]
    .toSorted()
    .toReversed();
  return (
    <search className="room-filter">
      <div className="room-search">
        <SearchField label={t('inbox.search')} q={wanted.words} onSearch={(words) => onSearch({ words })} />
      </div>
      <details>
        <summary>
          {t('inbox.moreFilters')}
          <IconChevronDown className="chevron" size={18} aria-hidden />
        </summary>
        <div className="room-filter-more">
          {kind.list === 'reports' && (
            <Choice label={t('inbox.topic')} value={wanted.topic} onChoose={(topic) => onSearch({ topic })}>
              <option value="">{t('inbox.all')}</option>
              {Object.entries(topics).map(([topic, label]) => (
                <option key={topic} value={topic}>
                  {t(label)}
                </option>
              ))}
            </Choice>
          )}
          <Choice label={t('inbox.month')} value={wanted.month} onChoose={(month) => onSearch({ month })}>
            <option value="">{t('inbox.all')}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(language, month)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('inbox.state')}
            value={wanted.state}
            onChoose={(state) => onSearch({ state: state as Wanted['state'] })}
          >
            <option value="">{t('inbox.all')}</option>
            {caseStates.map((state) => (
              <option key={state} value={state}>
                {t(`talk.state.${state}`)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('case.assignee')}
            value={wanted.assignee}
            onChoose={(assignee) => onSearch({ assignee })}
          >
            <option value="">{t('inbox.all')}</option>
            <option value="nobody">{t('case.nobody')}</option>
            {assigneesOf(rows).map(([id, email]) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </Choice>
          <Choice label={t('case.labels')} value={wanted.label} onChoose={(label) => onSearch({ label })}>
            <option value="">{t('inbox.all')}</option>
            {labelsOf(rows, wanted).map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('inbox.only')}
            value={wanted.only}
            onChoose={(only) => onSearch({ only: only as Wanted['only'] })}
          >
            <option value="">{t('inbox.all')}</option>
            <option value="unread">{t('inbox.only.unread')}</option>
            <option value="late">{t('inbox.only.late')}</option>
          </Choice>
          <Choice
            label={t('inbox.order')}
            value={wanted.order}
            onChoose={(order) => onSearch({ order: order as Wanted['order'] })}
          >
            <option value="newest">{t('inbox.order.newest')}</option>
            <option value="oldest">{t('inbox.order.oldest')}</option>
            <option value="due">{t('inbox.order.due')}</option>
          </Choice>
        </div>
      </details>
    </search>
  );
}

/** The officers who have one of these cases, by their addresses. */
function assigneesOf(rows: readonly InboxRow[]): [string, string][] {
  const found = rows.flatMap(({ case: { assignee } }) => (assignee ? [assignee] : []));
  return [...new Map(found.map(({ id, email }) => [id, email]))].toSorted(([, one], [, other]) =>
    one.localeCompare(other),
  );
}

function labelsOf(rows: readonly InboxRow[], { label }: Wanted): string[] {
  const found = rows.flatMap((row) => row.case.labels);
  return [...new Set([...found, ...(label ? [label] : [])])].toSorted((one, other) =>
    one.localeCompare(other),
  );
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  );
}
