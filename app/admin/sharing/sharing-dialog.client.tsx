import { useState } from 'react';
import type { SectionKey } from '#shared/site/sections.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useWork } from '../ui/use-action.ts';
import { SharedSide } from './shared-side.tsx';
import { getSharing, saveCardPreference } from './sharing-calls.ts';
import { useSharingMessages } from './use-sharing-messages.ts';

type Props = { item: { section: SectionKey; id: number }; canPublish: boolean; onClose: () => void };

/** The shared parts of a published item: its texts for messengers, and the card of its links. */
export function SharingDialog({ item, canPublish, onClose }: Props) {
  const t = useSharingMessages();
  const { loaded, setLoaded, retry } = useLoaded(() => getSharing(item));
  const { busy, failure, run } = useWork(t('sharing.saveFailed'));
  const [message, setMessage] = useState('');
  const prefer = async (prefersCard: boolean) => {
    const data = await run(() => saveCardPreference(item, prefersCard));
    if (!data) return;
    setLoaded({ state: 'loaded', data });
    setMessage(t(prefersCard ? 'sharing.asked' : 'sharing.ended'));
  };
  return (
    <DialogFrame title={t('sharing.title')} onEscape={onClose}>
      <p>{t('sharing.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('sharing.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <>
          {loaded.data.sides.map((side) => (
            <SharedSide
              key={side.language}
              side={side}
              showsCard={loaded.data.prefers_card || !loaded.data.has_picture}
            />
          ))}
          {loaded.data.has_picture && canPublish && (
            <label className="option">
              <input
                type="checkbox"
                checked={loaded.data.prefers_card}
                aria-disabled={busy}
                onChange={({ currentTarget }) => void prefer(currentTarget.checked)}
              />
              <span>
                {t('sharing.askCard')}
                <span className="field-hint">{t('sharing.askHint')}</span>
              </span>
            </label>
          )}
        </>
      )}
      <p role="status">{message}</p>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('sharing.close')}</Button>
      </div>
    </DialogFrame>
  );
}
