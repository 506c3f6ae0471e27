import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';
import { blank, type List } from '../shape.ts';
import { below, type FieldProps } from './field-props.ts';
import { ItemTools } from './item-tools.tsx';
import { PairItem } from './pair-item.tsx';
import { useListItems } from './use-list-items.ts';

type Props = FieldProps<List> & { children: (props: FieldProps) => ReactNode };

/** A list whose items are added, removed and moved by buttons. */
export function ListField({ shape, label, hint, path, value, onChange, children }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const { disabled } = useSettingsForm();
  const [message, setMessage] = useState('');
  const items = value as unknown[];
  const { root, keys, ...list } = useListItems({ items, onChange });
  const { item, itemName, size } = shape;
  const count = numeral(language, items.length);
  const nameOf = (place: number) =>
    t('settings.item', { name: t(itemName), number: numeral(language, place + 1) });

  return (
    <div className="setting-part" role="group" aria-labelledby={id}>
      {/* A group that is one list has its name on the panel already. */}
      <h3 id={id} className={path ? undefined : 'visually-hidden'}>
        {t(label)}{' '}
        <span className="editor-count">
          {size ? t('settings.count', { count, size: numeral(language, size) }) : count}
        </span>
      </h3>
      {hint && <p className="field-hint">{t(hint)}</p>}
      <ol ref={root} className="setting-list" role="list">
        {items.map((each, place) => (
          <li key={keys[place]} className={`setting-item setting-item-${item.kind}`}>
            <ItemTools
              name={nameOf(place)}
              place={place}
              last={items.length - 1}
              disabled={disabled}
              // A list of fixed size is never shortened.
              onRemove={
                items.length === size
                  ? undefined
                  : () => {
                      list.remove(place);
                      setMessage(t('settings.removed', { name: nameOf(place) }));
                    }
              }
              onMove={(to) => {
                list.move(place, to);
                setMessage(
                  t('settings.moved', { name: t(itemName), number: numeral(language, to + 1), total: count }),
                );
              }}
            />
            <div className="setting-item-fields">
              {item.kind === 'bilingual' ? (
                <PairItem
                  name={nameOf(place)}
                  path={below(path, place)}
                  value={each}
                  onChange={(next) => list.change(place, next)}
                />
              ) : (
                children({
                  shape: item,
                  label: itemName,
                  path: below(path, place),
                  value: each,
                  onChange: (next) => list.change(place, next),
                })
              )}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {(size === undefined || items.length < size) && (
        <Button disabled={disabled} onClick={() => list.add(blank(item))}>
          <IconPlus size={20} aria-hidden />
          {t('settings.add', { name: t(itemName) })}
        </Button>
      )}
    </div>
  );
}
