import { IconCircleCheck } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { MessageKey } from '#shared/messages/messages.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import { formUrl } from '../tabs.ts';
import { UploadsPanel } from '../uploads/uploads-panel.tsx';
import { forms } from './forms.ts';

type Props = {
  kind: SubmissionKind;
  /** The code of the receipt, until it is written down. */
  receipt: string | undefined;
  /** Lets files follow; without a script there is none. */
  pass: string | undefined;
  /** When a submission is read, in the site's own words; may be empty. */
  readWithin: string;
  publicUrl: string;
  readDays: number;
  onClose: () => void;
  onAnother: (event: MouseEvent) => void;
};

/** The readers of a submission, and what its sender may expect. */
const next: Record<SubmissionKind, { readers: MessageKey; afterwards: MessageKey[]; another: MessageKey }> = {
  contact: {
    readers: 'sent.contactReaders',
    afterwards: ['sent.contactReply'],
    another: 'sent.contactAnother',
  },
  report: {
    readers: 'report.readers',
    afterwards: ['sent.reportReply', 'form.notStored'],
    another: 'sent.reportAnother',
  },
};

/** The form was received: replaces it, and its heading is focused when it appears. */
export function SentPanel(props: Props) {
  const { kind, receipt, pass, readWithin, publicUrl, readDays, onClose, onAnother } = props;
  const t = useAllMessages();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = receipt !== undefined;
  const [sending, setSending] = useState(false);
  const holder = useMemo(() => receipt && pass && { receipt, pass }, [receipt, pass]);
  // Where the receipt was closed, its button is gone
  useEffect(() => heading.current?.focus(), [shown]);
  const { readers, afterwards, another } = next[kind];
  const lines = [t(readers), readWithin, ...afterwards.map((key) => t(key))].filter(Boolean);
  return (
    <div className="form-success">
      <div className="note note-success">
        <IconCircleCheck aria-hidden />
        <h3 tabIndex={-1} ref={heading}>
          {t(forms[kind].sent)}
        </h3>
      </div>
      {shown && (
        <ReceiptPanel
          kind={kind}
          code={receipt}
          publicUrl={publicUrl}
          readDays={readDays}
          busy={sending}
          onClose={onClose}
        />
      )}
      {holder && <UploadsPanel holder={holder} heading="h4" onBusy={setSending} />}
      <h4>{t('sent.next')}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <TextRuns text={line} />
          </li>
        ))}
      </ul>
      {!shown && (
        <a className="button button-outline" href={formUrl(kind, language)} onClick={onAnother}>
          {t(another)}
        </a>
      )}
    </div>
  );
}
