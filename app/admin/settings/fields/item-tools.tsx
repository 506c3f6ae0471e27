import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Props = {
  name: string;
  place: number;
  /** The last item's index. */
  last: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
};

/** An item's name, and the actions on the item. At either end of the list, a button stays without effect. */
export function ItemTools({ name, place, last, disabled, onMove, onRemove }: Props) {
  const t = useAdminMessages();
  return (
    <div className="setting-item-head">
      <h4>{name}</h4>
      <button
        type="button"
        className="icon-button"
        data-move="up"
        aria-label={t('settings.moveUp', { name })}
        aria-disabled={place === 0}
        disabled={disabled}
        onClick={() => place > 0 && onMove(place - 1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        data-move="down"
        aria-label={t('settings.moveDown', { name })}
        aria-disabled={place === last}
        disabled={disabled}
        onClick={() => place < last && onMove(place + 1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </button>
      {onRemove && (
        <button
          type="button"
          className="icon-button icon-delete"
          aria-label={t('settings.remove', { name })}
          disabled={disabled}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}
