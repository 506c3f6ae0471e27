import { useState } from 'react';
import * as limits from '#shared/limits.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import type { Work } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Props = {
  label: string;
  confirm: string;
  cancel: string;
  work: Pick<Work, 'busy' | 'failure'>;
  /** The name of the field in the call. */
  name: 'note' | 'remark';
  onSubmit: (text: string) => void;
  onCancel: () => void;
};

/** A short text to another person, with the button that sends it. What was typed stays after a failure. */
export function WordsForm({
  label,
  confirm,
  cancel,
  work: { busy, failure },
  name,
  onSubmit,
  onCancel,
}: Props) {
  const t = useAdminMessages();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? t('handIn.noRemark') : failure?.errors[name]?.[0];
  const send = () => {
    const isEmpty = name === 'remark' && text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) onSubmit(text);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Labelled label={label} error={error}>
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            dir="auto"
            rows={3}
            maxLength={limits.handInNoteCharacters}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Labelled>
      {failure && !error && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button variant="primary" type="submit" aria-disabled={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
