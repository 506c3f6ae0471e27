import { IconPlus, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DetailGroup } from '#shared/content/detail-groups.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import { nextRecordKey } from '#shared/content/record-keys.ts';
import { direction, languages } from '#shared/languages.ts';
import { TextRuns } from '../../ui/text-runs.tsx';
import { Button } from '../ui/button.tsx';
import { TextPair } from '../ui/fields/text-pair.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Records } from './details.ts';

type Props = {
  group: DetailGroup;
  records: Records;
  editing: boolean;
  disabled: boolean;
  onChange: (records: Records) => void;
  onRemove: (key: string) => void;
};

/** One group's records: key, Arabic, English. The personal information has its four rows and no others. */
export function RecordList({ group, records, editing, disabled, onChange, onRemove }: Props) {
  const t = useAdminMessages();
  const list = useRef<HTMLUListElement>(null);
  const counted = group === 'personal_info' ? undefined : group;
  const keys = Object.keys(records);
  useFocusAfterRemoval(list, editing ? keys.length : 0);

  const add = () => {
    if (!counted) return;
    const key = nextRecordKey(counted, keys);
    flushSync(() => onChange({ ...records, [key]: { ar: '', en: '' } }));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };

  return (
    <>
      {keys.length === 0 && <p className="field-hint">{t('profile.noRecords')}</p>}
      <ul ref={list} className="record-list" role="list">
        {Object.entries(records).map(([key, texts]) => (
          <li key={key} className="record-row">
            <RecordName group={group} recordKey={key} />
            {editing ? (
              <TextPair
                label={key}
                value={texts}
                disabled={disabled}
                onChange={(next) => onChange({ ...records, [key]: next })}
              />
            ) : (
              <RecordTexts texts={texts} />
            )}
            {editing && counted && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('profile.deleteRecord', { key })}
                disabled={disabled}
                onClick={() => onRemove(key)}
              >
                <IconX size={20} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {editing && counted && (
        <Button
          disabled={disabled}
          aria-label={t('profile.addRecordTo', { group: t(`profile.group.${group}`) })}
          onClick={add}
        >
          <IconPlus size={20} aria-hidden />
          {t('profile.addRecord')}
        </Button>
      )}
    </>
  );
}

/** The pressed cross is gone with its row: the focus goes to the last row that is left. */
function useFocusAfterRemoval(list: RefObject<HTMLUListElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const removed = count < before.current && count > 0;
    before.current = count;
    if (removed) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [list, count]);
}

function RecordName({ group, recordKey }: { group: DetailGroup; recordKey: string }) {
  const t = useAdminMessages();
  const info =
    group === 'personal_info' ? (`profile.info.${recordKey}` as 'profile.info.birth_place') : undefined;
  return (
    <p className="record-key">
      {info && <span>{t(info)}</span>}
      <code dir="ltr">{recordKey}</code>
    </p>
  );
}

function RecordTexts({ texts }: { texts: LocalizedText }) {
  return (
    <div className="text-pair">
      {languages.map((language) => (
        <p key={language} lang={language} dir={direction(language)}>
          <TextRuns text={texts[language] || '—'} />
        </p>
      ))}
    </div>
  );
}
