import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseReceipt } from '#shared/channel/receipt-code.ts';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { ReceiptView } from '#shared/forms/talk.ts';
import { useAllMessages, useLanguage } from '../../../language.tsx';
import type { Proving } from '../../captcha/captcha.ts';
import type { Failure } from '../../form/submission.ts';
import { callReceipt, type Results } from './call-receipt.ts';
import type { Outcome } from './post-receipt.ts';
import type { ReceiptAct, ReceiptPage } from './receipt-page.ts';

type Fields = Record<string, string>;

/**
 * The page of a receipt in a browser with a script. The code is in memory alone, never in an entry of the history, and
 * gone with the page.
 */
export function useReceipt(posted: ReceiptPage | undefined, keysShown: PublishedKey[] | undefined) {
  const t = useAllMessages();
  const language = useLanguage();
  const [page, setPage] = useState<ReceiptPage>(posted ?? { receipt: '' });
  const [busy, setBusy] = useState(false);
  const [keys, setKeys] = useState(keysShown);
  const captcha = useRef<Proving>(null);
  /** The last message, which is sent again under the same name where no response came. */
  const last = useRef({ text: '', key: '' });
  const failed = t('receipt.failed');
  const discard = useCallback(() => flushSync(() => setPage({ receipt: '' })), []);

  useEffect(() => {
    const onHide = () => {
      for (const form of document.forms) form.reset();
      discard();
    };
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, [discard]);

  const attempt = async (act: ReceiptAct, fields: Fields): Promise<ReceiptPage> => {
    const { view, proving } = page;
    const receipt = view ? page.receipt : (fields['receipt'] ?? '');
    const { text = page.text } = fields;
    const refused = (failure: Failure): ReceiptPage => ({ receipt, view, text, failure, proving });
    if (!parseReceipt(receipt))
      return refused({ message: t(receipt.trim() ? 'receipt.wrong' : 'receipt.required'), field: 'receipt' });
    const needsProof = !view || proving;
    let recaptcha = '';
    if (needsProof) {
      if (!captcha.current?.ready())
        return refused({ message: t('form.captchaRequired'), field: 'recaptcha' });
      try {
        recaptcha = await captcha.current.proof();
      } catch {
        return refused({ message: t('form.captchaUnreachable'), field: 'recaptcha' });
      }
    }
    const options = { language, failed };
    const holder = { receipt, recaptcha, pass: view?.pass };
    if (act === 'send' && last.current.text !== text)
      last.current = { text: text ?? '', key: window.isSecureContext ? crypto.randomUUID() : '' };
    const before = fields['before'] ? Number(fields['before']) : undefined;
    const body = act === 'send' ? { text, keys } : act === 'delete' ? { what: fields['what'] } : { before };
    const key = act === 'send' ? last.current.key : undefined;
    const outcome: Outcome<Results[ReceiptAct]> = await callReceipt(
      act,
      { ...holder, ...body },
      { ...options, key },
    );
    if ('failure' in outcome) {
      const { failure, keysNow, pass } = outcome;
      if (keysNow) setKeys(keysNow);
      if (needsProof && !failure.lost) captcha.current?.reset();
      if (view && pass) return { ...refused(failure), view: { ...view, pass }, proving: false };
      return { ...refused(failure), proving: proving || (view && failure.field === 'recaptcha') };
    }
    const { result } = outcome;
    if (!('pass' in result)) return { receipt: '', done: result.message, ended: true };
    if ('messages' in result) return { receipt, view: joined(result, before ? view : undefined), text };
    last.current = { text: '', key: '' };
    const again = await callReceipt('view', { receipt, pass: result.pass }, options);
    const done = t('receipt.sent');
    return 'failure' in again ? { receipt, view, done } : { receipt, view: again.result, done };
  };

  const send = async (act: ReceiptAct, fields: Fields) => {
    if (busy) return;
    setBusy(true);
    setPage(await attempt(act, fields));
    setBusy(false);
  };
  return { page, busy, keys, captcha, send, discard };
}

/** A page of the conversation, with the later messages that were shown before. */
function joined(view: ReceiptView, later: ReceiptPage['view']): ReceiptPage['view'] {
  return later ? { ...view, messages: [...view.messages, ...later.messages] } : view;
}
