import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { useAllMessages } from '../../language.tsx';
import { forms } from './forms.ts';

/** The form was received; the heading is focused when it appears. */
export function SentPanel({ kind }: { kind: SubmissionKind }) {
  const t = useAllMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="note note-success form-success">
      <IconCircleCheck aria-hidden />
      <div>
        <h3 tabIndex={-1} ref={heading}>
          {t(forms[kind].sent)}
        </h3>
        {kind === 'report' && <p>{t('form.notStored')}</p>}
      </div>
    </div>
  );
}
