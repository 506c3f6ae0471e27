import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { formatMonth } from '#shared/date-time.ts';
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
            label={t('inbox.order')}
            value={wanted.order}
            onChoose={(order) => onSearch({ order: order as Wanted['order'] })}
          >
            <option value="newest">{t('inbox.order.newest')}</option>
            <option value="oldest">{t('inbox.order.oldest')}</option>
          </Choice>
        </div>
      </details>
    </search>
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
