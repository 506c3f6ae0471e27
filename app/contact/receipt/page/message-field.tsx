import { useAllMessages } from '../../../language.tsx';
import { FieldError } from '../../field-error.tsx';
import type { ReceiptPage } from './receipt-page.ts';

/** A further message of the sender. */
export function MessageField({ page, busy }: { page: ReceiptPage; busy: boolean }) {
  const t = useAllMessages();
  const { text, failure, attempt } = page;
  const error = failure?.field === 'text' ? failure.message : undefined;
  return (
    <div className="field">
      <label htmlFor="receipt-text">{t('receipt.write')}</label>
      <p className="field-hint" id="receipt-text-hint">
        {t('receipt.writeHint')}{' '}
      </p>
      <FieldError id="receipt-text-error">{error}</FieldError>
      <textarea
        className="input input-long"
        id="receipt-text"
        name="text"
        dir="auto"
        placeholder=" "
        rows={6}
        autoComplete="off"
        defaultValue={text}
        readOnly={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={`receipt-text-hint${error ? ' receipt-text-error' : ''}`}
      />
      {attempt && <input type="hidden" name="attempt" value={attempt} />}
    </div>
  );
}
