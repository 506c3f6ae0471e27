import { useState } from 'react';
import { agePublicKey } from '#shared/forms/age-key.ts';
import { caseForwardCharacters } from '#shared/limits.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Forwarding } from './use-forward.ts';

/** To whom a case is sealed, and with what. */
export function ForwardDialog({
  forwarding: { busy, failure, progress, dismiss, forward },
}: {
  forwarding: Forwarding;
}) {
  const t = useAdminMessages();
  const [name, setName] = useState('');
  const [recipient, setRecipient] = useState('');
  const [withNotes, setWithNotes] = useState(false);
  const [tried, setTried] = useState(false);
  const given = { name: name.trim(), recipient: recipient.trim() };
  const nameError = given.name ? undefined : t('case.forward.nameRequired');
  const keyError = agePublicKey.test(given.recipient) ? undefined : t('case.forward.keyInvalid');
  return (
    <ConfirmDialog
      question={t('case.forward.question')}
      action={t('case.forward.action')}
      variant="primary"
      waiting={busy}
      onCancel={dismiss}
      onConfirm={() => {
        setTried(true);
        if (!nameError && !keyError) forward(given, withNotes);
      }}
    >
      <p>{t('case.forward.meaning')}</p>
      <Labelled
        label={t('case.forward.name')}
        hint={t('case.forward.name.hint')}
        error={tried ? nameError : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            dir="auto"
            maxLength={caseForwardCharacters}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Labelled>
      <Labelled
        label={t('case.forward.key')}
        hint={t('case.forward.key.hint')}
        error={tried ? keyError : undefined}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            dir="ltr"
            rows={2}
            spellCheck={false}
            autoComplete="off"
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
        )}
      </Labelled>
      <label className="option">
        <input type="checkbox" checked={withNotes} onChange={({ target }) => setWithNotes(target.checked)} />
        {t('case.forward.withNotes')}
      </label>
      <p role="status">{busy && progress}</p>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </ConfirmDialog>
  );
}
