import { useId } from 'react';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { PictureRange } from '../picture-range.tsx';
import { type LibraryFilter as Filter, usages } from './use-library.ts';

type Props = {
  filter: Filter;
  shown: { page: number; items: readonly unknown[]; total: number };
  onChoose: (changes: Partial<Filter>) => void;
};

/** The search and the filters of the library. */
export function LibraryFilter({ filter: { q, use, texts }, shown, onChoose }: Props) {
  const t = useAdminMessages();
  const id = useId();
  return (
    <search className="library-filter">
      <SearchField label={t('library.search')} q={q} onSearch={(text) => onChoose({ q: text })} />
      <div className="field">
        <label htmlFor={id}>{t('library.show')}</label>
        <select
          id={id}
          className="input"
          value={use}
          onChange={({ target }) => onChoose({ use: target.value as Filter['use'] })}
        >
          <option value="">{t('library.show.all')}</option>
          {usages.map((each) => (
            <option key={each} value={each}>
              {t(`library.show.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="option">
        <input
          type="checkbox"
          checked={texts === 'missing'}
          onChange={({ target }) => onChoose({ texts: target.checked ? 'missing' : '' })}
        />
        {t('library.missing')}
      </label>
      <PictureRange {...shown} />
    </search>
  );
}
