import { useState } from 'react';
import { languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { type BilingualField, BilingualFields } from '../ui/fields/bilingual-fields.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemDocument } from './item-document.ts';
import { ItemPicker } from './item-picker.tsx';
import { withdrawItem } from './publishing-calls.ts';
import type { FoundItem } from './use-found-items.ts';

type Props = { item: ItemDocument; onDone: (item: ItemDocument) => void; onClose: () => void };

const reasons: BilingualField[] = [{ name: 'reason', label: 'withdraw.reason', long: true }];

const noReasons = { reason_ar: '', reason_en: '' };

/** Withdraws an item with a reason in both languages, and leads to what replaces it. */
export function WithdrawDialog({ item, onDone, onClose }: Props) {
  const t = useAdminMessages();
  const [texts, setTexts] = useState(noReasons);
  const [isSent, setSent] = useState(false);
  const [successor, setSuccessor] = useState<FoundItem>();
  const { busy, failure, run } = useWork(t('publish.failed'));

  const missing = languages.filter((language) => texts[`reason_${language}`].trim() === '');
  const errors = isSent
    ? Object.fromEntries(
        missing.map((language) => [`reason_${language}`, adminMessage(language, 'withdraw.noReason')]),
      )
    : {};
  const successorError = failure?.errors['successor']?.[0];

  const withdraw = async () => {
    setSent(true);
    if (missing.length > 0) return;
    const { section, id } = successor ?? {};
    const withdrawn = await run(() =>
      withdrawItem(item, { ...texts, ...(section && id && { successor: { section, id } }) }),
    );
    if (withdrawn) onDone(withdrawn);
  };
  return (
    <DialogFrame title={t('withdraw.title')} onEscape={onClose}>
      <p>{t('withdraw.lead')}</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void withdraw();
        }}
      >
        <BilingualFields
          fields={reasons}
          texts={texts}
          errors={errors}
          disabled={busy}
          onChange={(key, text) => setTexts({ ...texts, [key]: text })}
        />
        <ItemPicker
          label={t('withdraw.successor')}
          none={t('withdraw.none')}
          except={item}
          chosen={successor}
          error={successorError}
          onChoose={setSuccessor}
        />
        {failure && !successorError && <ErrorBox>{failure.message}</ErrorBox>}
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button variant="danger" type="submit" aria-disabled={busy}>
            {t('withdraw.confirm')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
