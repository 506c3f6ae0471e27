import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import { href } from '#shared/site/href.ts';
import { useAllMessages, useLanguage } from '../../../language.tsx';
import type { Captcha } from '../../captcha/captcha.ts';
import { CaptchaSlot } from '../../captcha/captcha-slot.tsx';
import { useCaptchaMode } from '../../captcha/use-captcha-mode.ts';
import { useUsed } from '../../enhance/use-used.ts';
import type { FormProps, Question } from '../../form/submission.ts';
import { FormAlert } from '../../form-alert.tsx';
import { LeaveControl } from '../../leave-control.tsx';
import { useErrorTitle } from '../../use-error-title.ts';
import { CodeForm } from './code-form.tsx';
import { Conversation } from './conversation.tsx';
import type { ReceiptPage } from './receipt-page.ts';
import { useReceipt } from './use-receipt.ts';

type Props = {
  captcha: Captcha;
  question: Question | undefined;
  posted: ReceiptPage | undefined;
  contact: FormProps['contact'];
  /** The keys in use when the page was opened. */
  keys: PublishedKey[] | undefined;
  /** The visitor used the form before hydration. */
  begun?: boolean;
};

/** The page of a receipt: the code, then the conversation, then perhaps its end. */
export function ReceiptBody({ captcha, question, posted, contact, keys, begun }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const receipt = useReceipt(posted, keys);
  const { page, busy, send } = receipt;
  const { view, failure, done, ended, proving } = page;
  const used = useUsed(place, begun);
  const mode = useCaptchaMode(captcha.provider, posted?.question !== undefined);
  useErrorTitle(failure !== undefined);
  const onAct = mode === 'question' || mode === 'later' ? undefined : send;
  const proof = (!view || proving) && (
    <CaptchaSlot
      kind="receipt"
      id="receipt-recaptcha"
      mode={mode}
      captcha={captcha}
      contact={contact}
      question={page.question ?? question}
      used={used}
      error={failure?.field === 'recaptcha' ? failure.message : undefined}
      handle={receipt.captcha}
    />
  );
  const common = { page, busy, onAct, proof };
  return (
    <div className="form-panel receipt-panel" ref={place}>
      <LeaveControl leaveTo={contact.leaveTo} />
      {failure && <FormAlert kind="receipt" failure={failure} />}
      {ended && <Ended done={done} />}
      {!ended && !view && <CodeForm {...common} />}
      {view && <Conversation {...common} keys={receipt.keys} />}
      {(view || ended) && (
        <p>
          <a href={href('receipt', { language })}>{t('receipt.close')}</a>
        </p>
      )}
    </div>
  );
}

function Ended({ done }: { done: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="note note-success" role="status" tabIndex={-1} ref={box}>
      <IconCircleCheck aria-hidden />
      <p>{done}</p>
    </div>
  );
}
