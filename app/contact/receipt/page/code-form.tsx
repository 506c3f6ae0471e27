import type { ReactNode } from 'react';
import { href } from '#shared/site/href.ts';
import { useAllMessages, useLanguage } from '../../../language.tsx';
import { FieldError } from '../../field-error.tsx';
import { ActForm, type ActFormProps } from './act-form.tsx';
import { MessageField } from './message-field.tsx';

type Props = Omit<ActFormProps, 'act' | 'children'> & {
  /** The proof of a person. */
  proof: ReactNode;
};

/** The form that takes the code of a receipt; a message that was written before stays in it. */
export function CodeForm({ proof, ...rest }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const { page, busy } = rest;
  const { receipt, text, failure } = page;
  const error = failure?.field === 'receipt' ? failure.message : undefined;
  return (
    <>
      <p>{t('receipt.intro')}</p>
      <ActForm {...rest} act={text ? 'send' : 'view'}>
        <div className="field">
          <label htmlFor="receipt-receipt">{t('receipt.code')}</label>
          <p className="field-hint" id="receipt-receipt-hint">
            {t('receipt.codeHint')}{' '}
          </p>
          <FieldError id="receipt-receipt-error">{error}</FieldError>
          <input
            className="input receipt-input"
            id="receipt-receipt"
            name="receipt"
            dir="ltr"
            defaultValue={receipt}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            readOnly={busy}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={`receipt-receipt-hint${error ? ' receipt-receipt-error' : ''}`}
          />
        </div>
        {text && <MessageField page={page} busy={busy} />}
        {proof}
        <button className="button button-primary form-submit" type="submit" aria-disabled={busy}>
          {t(busy ? 'receipt.opening' : text ? 'form.send' : 'receipt.open')}
        </button>
      </ActForm>
      <p>
        <a href={href('contact-us', { language, tab: 'report' })}>{t('receipt.none')}</a>
      </p>
    </>
  );
}
