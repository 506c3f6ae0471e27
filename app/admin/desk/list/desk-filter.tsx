import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { call } from '../../client/api.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Filters } from '../desk-address.ts';
import type { SectionKind } from '../section-kind.ts';
import { choiceOf, choices, filtersOf } from './filters.ts';

type Props = { kind: SectionKind; filters: Filters; onFilter: (changes: Filters) => void };

/** The search and the filters of the list; all of them stand in the address. */
export function DeskFilter({ kind, filters, onFilter }: Props) {
  const t = useAdminMessages();
  const { side = '', year = '', author = '' } = filters;
  const hasMore = Boolean(side || year || author);
  const [open, setOpen] = useState(hasMore);
  return (
    <search className="desk-filter">
      <SearchField label={t('desk.search')} q={filters.q ?? ''} onSearch={(q) => onFilter({ q })} />
      <Choice label={t('desk.show')} value={choiceOf(filters)} onChoose={(key) => onFilter(filtersOf(key))}>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {t(label)}
          </option>
        ))}
      </Choice>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t('desk.moreFilters')}
          <IconChevronDown className="chevron" size={18} aria-hidden />
        </summary>
        {open && <More kind={kind} side={side} year={year} author={author} onFilter={onFilter} />}
      </details>
    </search>
  );
}

type MoreProps = Pick<Props, 'kind' | 'onFilter'> & { side: string; year: string; author: string };

function More({ kind, side, year, author, onFilter }: MoreProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { loaded } = useLoaded(() =>
    call<{ years: number[]; authors: string[] }>(`items/filters?section=${kind.key}`),
  );
  const { years, authors } = loaded.state === 'loaded' ? loaded.data : { years: [], authors: [] };
  return (
    <div className="desk-filter-more">
      <Choice label={t('desk.side')} value={side} onChoose={(chosen) => onFilter({ side: chosen })}>
        <option value="">{t('desk.side.any')}</option>
        <option value="ar">{t('side.ar')}</option>
        <option value="en">{t('side.en')}</option>
      </Choice>
      <Choice label={t('desk.year')} value={year} onChoose={(chosen) => onFilter({ year: chosen })}>
        <option value="">{t('desk.year.any')}</option>
        {[...new Set([...years, ...(year ? [Number(year)] : [])])].map((each) => (
          <option key={each} value={each}>
            {numeral(language, each).replace(/[,٬]/, '')}
          </option>
        ))}
      </Choice>
      <Choice label={t('desk.author')} value={author} onChoose={(chosen) => onFilter({ author: chosen })}>
        <option value="">{t('desk.author.any')}</option>
        {[...new Set([...authors, ...(author ? [author] : [])])].map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Choice>
    </div>
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
