import { useId, useState } from 'react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../language.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemKey } from './item-document.ts';
import { type FoundItem, useFoundItems } from './use-found-items.ts';

type Props = {
  /** The item that is replaced. */
  except: ItemKey;
  chosen: FoundItem | undefined;
  error: string | undefined;
  onChoose: (item: FoundItem | undefined) => void;
};

const keyOf = ({ section, id }: ItemKey) => `${section}/${id}`;

/** A published item, searched by its title, or none. */
export function SuccessorPicker({ except, chosen, error, onChoose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const name = useId();
  const [text, setText] = useState('');
  const found = useFoundItems(text);
  const items = found?.items.filter((item) => keyOf(item) !== keyOf(except)) ?? [];
  const options = [
    undefined,
    ...(chosen && items.every((item) => keyOf(item) !== keyOf(chosen)) ? [chosen] : []),
    ...items,
  ];
  const titleOf = (item: FoundItem) => item[`title_${language}`] || item.title_ar || item.title_en;
  return (
    <div className="successor">
      <LineInput
        type="search"
        label={t('withdraw.successor')}
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
      {options.length > 1 && (
        <div role="radiogroup" aria-label={t('withdraw.successor')} className="successor-list">
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
                t('withdraw.none')
              )}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
