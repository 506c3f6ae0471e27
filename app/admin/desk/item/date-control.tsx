import type { Texts } from '../../list/list-kind.ts';
import { LineInput } from '../../ui/fields/line-input.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { daysOf, dayTexts } from './day-texts.ts';

type Props = { texts: Texts; onChange: (texts: Texts) => void; disabled: boolean };

/** A day that is written into both texts of the date, which stay free texts; a note where they name different days. */
export function DateControl({ texts, onChange, disabled }: Props) {
  const t = useAdminMessages();
  const { ar, en } = daysOf(texts);
  const differs = ar !== undefined && en !== undefined && ar !== en;
  return (
    <div className="date-control">
      <LineInput
        label={t('desk.day')}
        hint={t('desk.day.hint')}
        error={undefined}
        type="date"
        disabled={disabled}
        value={differs ? '' : (ar ?? en ?? '')}
        onChange={({ target }) => target.value && onChange(dayTexts(target.value))}
      />
      {differs && (
        <p className="note note-warning note-small" role="status">
          {t('desk.day.differs')}
        </p>
      )}
    </div>
  );
}
