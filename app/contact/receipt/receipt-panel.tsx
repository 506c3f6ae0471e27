import { IconAlertTriangle, IconCopy, IconPrinter } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { numeral } from '#shared/numeral.ts';
import { href } from '#shared/site/href.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { formUrl } from '../tabs.ts';
import { ReceiptCode } from './receipt-code.tsx';
import { useReceiptGuard } from './use-receipt-guard.ts';

type Props = {
  kind: SubmissionKind;
  code: string;
  /** The origin that visitors see. */
  publicUrl: string;
  /** Days from reading a submission to its deletion. */
  readDays: number;
  /** Files are on their way, which need the code. */
  busy: boolean;
  onClose: () => void;
};

/** A receipt, shown once: on the screen, and as a sheet of paper of its own. */
export function ReceiptPanel({ kind, code, publicUrl, readDays, busy, onClose }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const text = useRef<HTMLElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'receipt.copied' | 'receipt.notCopied' | 'uploads.stillSending'>();
  const prompted = useReceiptGuard(onClose);
  useEffect(() => {
    if (prompted) question.current?.focus();
  }, [prompted]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus('receipt.copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setStatus('receipt.notCopied');
    }
  };
  const keep = (event: MouseEvent) => {
    event.preventDefault();
    if (busy) setStatus('uploads.stillSending');
    else onClose();
  };
  return (
    <section className="receipt" aria-labelledby="receipt-heading">
      <h4 id="receipt-heading">{t('receipt.heading')}</h4>
      <p>{t('receipt.about')}</p>
      <ReceiptCode code={code} ref={text} />
      <ul>
        <li>
          {t('receipt.where')} <bdi dir="ltr">{publicUrl + href('receipt', { language })}</bdi>
        </li>
        <li>{t('receipt.secret')}</li>
        <li>{t('receipt.lost')}</li>
        <li>{t('receipt.ends', { days: numeral(language, readDays) })}</li>
      </ul>
      {prompted && (
        <div className="alert" role="alert" tabIndex={-1} ref={question}>
          <IconAlertTriangle aria-hidden />
          <p>{t('receipt.stay')}</p>
        </div>
      )}
      <div className="button-row">
        <button type="button" className="button button-outline needs-script" onClick={copy}>
          <IconCopy size={20} aria-hidden />
          {t('receipt.copy')}
        </button>
        <button type="button" className="button button-outline needs-script" onClick={() => print()}>
          <IconPrinter size={20} aria-hidden />
          {t('receipt.print')}
        </button>
        <a className="button button-primary" href={formUrl(kind, language)} onClick={keep}>
          {t('receipt.kept')}
        </a>
      </div>
      <p className="field-hint" role="status">
        {status && t(status)}
      </p>
    </section>
  );
}
