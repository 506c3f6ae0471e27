import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemDocument } from './item-document.ts';
import { noTime, timeOf, typedTime } from './publication.ts';
import { pinItem } from './publishing-calls.ts';
import { TimeField } from './time-field.tsx';

type Props = { item: ItemDocument; onDone: (item: ItemDocument) => void; onClose: () => void };

/** Puts an item at the top of its section's list, for good or until a day. */
export function PinDialog({ item, onDone, onClose }: Props) {
  const t = useAdminMessages();
  const before = item.pin?.until ?? null;
  const [ends, setEnds] = useState(before !== null);
  const [until, setUntil] = useState(before === null ? noTime : typedTime(before));
  const [problem, setProblem] = useState<string>();
  const { busy, failure, run } = useWork(t('publish.failed'));
  const pin = async () => {
    const { timestamp = null, problem: found } = ends ? timeOf(until, Date.now()) : {};
    setProblem(found && t(found));
    if (found) return;
    const pinned = await run(() => pinItem(item, timestamp));
    if (pinned) onDone(pinned);
  };
  const refused = failure?.errors['until']?.[0];
  return (
    <DialogFrame title={t('pin.title')} onEscape={onClose}>
      <p>{t('pin.lead')}</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void pin();
        }}
      >
        <label className="option">
          <input type="checkbox" checked={ends} onChange={() => setEnds(!ends)} />
          {t('pin.ends')}
        </label>
        {ends && (
          <TimeField label={t('pin.until')} time={until} error={problem ?? refused} onChange={setUntil} />
        )}
        {failure && !refused && <ErrorBox>{failure.message}</ErrorBox>}
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button variant="primary" type="submit" aria-disabled={busy}>
            {t('pin.confirm')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
