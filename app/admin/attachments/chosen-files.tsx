import { useRef, useState } from 'react';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/fields/drop-zone.client.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { acceptedTypes } from './accepted-types.ts';
import type { Item } from './attachment-calls.ts';
import { ProgressLine } from './progress-line.tsx';
import { TextFields } from './text-fields.tsx';
import { type ChosenFile, useChosenFiles } from './use-chosen-files.ts';

type Props = { item: Item; room: number; onAdded: () => void };

/** Files that are chosen and not yet added: each is asked for its names, and keeps them where it is refused. */
export function ChosenFiles({ item, room, onAdded }: Props) {
  const t = useAdminMessages();
  const form = useRef<HTMLFormElement>(null);
  const { chosen, busy, choose, change, drop, discard, addAll } = useChosenFiles(item, onAdded);
  const [tooMany, setTooMany] = useState(false);
  useUnsaved(chosen.length > 0, discard);
  const take = (files: File[]) => {
    const left = Math.max(0, room - chosen.length);
    setTooMany(files.length > left);
    choose(files.slice(0, left));
  };
  return (
    <form
      ref={form}
      className="chosen-files"
      tabIndex={-1}
      aria-label={t('attachments.choose')}
      onSubmit={(event) => {
        event.preventDefault();
        void addAll();
      }}
    >
      <FileDrop label={t('attachments.drop')} disabled={busy} onFiles={take}>
        <p className="field-hint">{t('attachments.hint')}</p>
        <FileButton
          label={t('attachments.choose')}
          accept={acceptedTypes}
          multiple
          disabled={busy}
          onFiles={take}
        />
        <p className="field-hint">{t('attachments.rules')}</p>
      </FileDrop>
      {tooMany && (
        <p className="field-error" role="alert">
          {t('attachment.tooMany')}
        </p>
      )}
      {chosen.length > 0 && (
        <>
          <ul className="chosen-list" role="list">
            {chosen.map((each) => (
              <li key={each.key}>
                <Chosen
                  chosen={each}
                  busy={busy}
                  onChange={change}
                  onDrop={() => {
                    drop(each.key);
                    form.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
          <Button type="submit" variant="primary" aria-disabled={busy}>
            {t('attachments.add')}
          </Button>
        </>
      )}
    </form>
  );
}

type ChosenProps = {
  chosen: ChosenFile;
  busy: boolean;
  onChange: (chosen: ChosenFile) => void;
  onDrop: () => void;
};

function Chosen({ chosen, busy, onChange, onDrop }: ChosenProps) {
  const t = useAdminMessages();
  const { file, texts, part, problem, errors } = chosen;
  return (
    <fieldset className="plain-fieldset chosen-file">
      <legend>
        <bdi>{file.name}</bdi>
      </legend>
      <TextFields
        texts={texts}
        disabled={busy}
        errors={errors}
        onChange={(changed) => onChange({ ...chosen, texts: changed })}
      />
      <ProgressLine part={part} />
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button variant="quiet" disabled={busy} onClick={onDrop}>
        {t('attachments.dropChoice', { name: file.name })}
      </Button>
    </fieldset>
  );
}
