import { useId, useState } from 'react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { useLanguage } from '../../language.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemKey } from './item-document.ts';
import { type FoundItem, useFoundItems } from './use-found-items.ts';

type Props = {
  label: string;
  /** The choice of no item, where there is one. */
  none?: string;
  /** The section to search in; all of them without one. */
  section?: SectionKey;
  /** The item that does not count. */
  except: ItemKey;
  chosen: FoundItem | undefined;
  error: string | undefined;
  onChoose: (item: FoundItem | undefined) => void;
};

const keyOf = ({ section, id }: ItemKey) => `${section}/${id}`;

/** A published item, searched by its title. */
export function ItemPicker({ label, none, section, except, chosen, error, onChoose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const name = useId();
  const [text, setText] = useState('');
  const found = useFoundItems(text, section);
  const items = found?.items.filter((item) => keyOf(item) !== keyOf(except)) ?? [];
  const options = [
    ...(none ? [undefined] : []),
    ...(chosen && items.every((item) => keyOf(item) !== keyOf(chosen)) ? [chosen] : []),
    ...items,
  ];
  const titleOf = (item: FoundItem) => item[`title_${language}`] || item.title_ar || item.title_en;
  return (
    <div className="successor">
      <LineInput
        type="search"
        label={label}
        hint={t('withdraw.successorHint')}
        error={error}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={found ? 'field-hint' : 'visually-hidden'}>
        {found &&
          (found.isFailed
            ? t('withdraw.searchFailed')
            : countedMessage(language, 'withdraw.found', items.length))}
      </p>
      {options.some(Boolean) && (
        <div role="radiogroup" aria-label={label} className="successor-list">
          {options.map((item) => (
            <label key={item ? keyOf(item) : ''} className="option">
              <input
                type="radio"
                name={name}
                checked={(item && keyOf(item)) === (chosen && keyOf(chosen))}
                onChange={() => onChoose(item)}
              />
              {item ? (
                <span className="successor-title">
                  <bdi>{titleOf(item)}</bdi>
                  <span className="field-hint">{t(`page.${item.section}`)}</span>
                </span>
              ) : (
                none
              )}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
