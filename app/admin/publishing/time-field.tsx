import { useId } from 'react';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Labelled } from '../ui/fields/labelled.tsx';
import { timestampsOf } from '../ui/fields/local-time.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { TypedTime } from './publication.ts';

type Props = {
  label: string;
  time: TypedTime;
  error: string | undefined;
  onChange: (time: TypedTime) => void;
};

/** A day and an hour by the clock of Beirut, with the choice of one where the clock repeats it. */
export function TimeField({ label, time, error, onChange }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const name = useId();
  const timestamps = timestampsOf(time.local);
  const [first, second] = timestamps;
  return (
    <div className="time-field">
      <Labelled label={label} hint={first && formatDateTime(language, first)} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            type="datetime-local"
            value={time.local}
            onChange={({ target }) => onChange({ local: target.value.slice(0, 16), isSecond: false })}
          />
        )}
      </Labelled>
      {second && (
        <fieldset className="plain-fieldset">
          <legend className="field-hint">{t('publish.twice')}</legend>
          {[false, true].map((isSecond) => (
            <label key={String(isSecond)} className="option">
              <input
                type="radio"
                name={name}
                checked={time.isSecond === isSecond}
                onChange={() => onChange({ ...time, isSecond })}
              />
              {t(isSecond ? 'publish.second' : 'publish.first')}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
