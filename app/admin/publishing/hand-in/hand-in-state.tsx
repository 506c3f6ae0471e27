import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { ItemDocument } from '../item-document.ts';

type Props = Pick<ItemDocument, 'hand_in' | 'sent_back'> & {
  /** True where the copy waits for the reader's decision. */
  isForReader: boolean;
};

/** The hand-in of a copy with its note, or the remark with which it was sent back. */
export function HandInState({ hand_in, sent_back, isForReader }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  if (hand_in) {
    const values = { email: hand_in.by, at: formatDateTime(language, hand_in.at) };
    return (
      <div className="note note-small hand-in-state">
        <p>{t(isForReader ? 'handIn.waitsForYou' : 'handIn.waitsSince', values)}</p>
        {hand_in.note && <Words label={t('handIn.noteSays')} text={hand_in.note} />}
      </div>
    );
  }
  if (!sent_back) return null;
  const values = { email: sent_back.by, at: formatDateTime(language, sent_back.at) };
  return (
    <div className="note note-warning note-small hand-in-state">
      <p>{t('handIn.sentBackSince', values)}</p>
      <Words label={t('handIn.remarkSays')} text={sent_back.remark} />
    </div>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className="hand-in-label">{label}</p>
      <blockquote className="hand-in-words" dir="auto">
        {text}
      </blockquote>
    </>
  );
}
