import '../../styles/admin/publishing/hand-in.css';
import '../../styles/admin/publishing/publishing.css';
import '../../styles/admin/publishing/sharing.css';
import type { ComponentType } from 'react';
import { formatDateTime } from '#shared/date-time.ts';
import { languages } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { ActionsMenu } from './actions-menu.client.tsx';
import { HandInDialog } from './hand-in/hand-in-dialog.client.tsx';
import { HandInState } from './hand-in/hand-in-state.tsx';
import type { Publisher } from './hand-in/hand-in-step.ts';
import type { ReviewProps } from './hand-in/review-props.ts';
import type { ItemDocument } from './item-document.ts';
import { PinDialog } from './pin-dialog.client.tsx';
import { RelatedDialog } from './related-dialog.client.tsx';
import { SideStatus } from './side-status.tsx';
import { UnpublishDialog } from './unpublish-dialog.client.tsx';
import { usePublishing } from './use-publishing.ts';
import { WithdrawDialog } from './withdraw-dialog.client.tsx';

export type PublishBarProps = {
  item: ItemDocument;
  /** Without `canPublish`, the person reads the states, hands in, and does what changes no published content. */
  publisher: Publisher;
  /** A copy that another person handed in, with the two decisions. */
  Review: ComponentType<ReviewProps>;
  /** Saves what is typed, and resolves to the saved item. */
  save: () => Promise<ItemDocument>;
  onChange: (item: ItemDocument) => void;
  /** Receives the item as another person saved it meanwhile; nothing was published. */
  onNewer: (newer: ItemDocument) => void;
  onDuplicated: (id: number) => void;
};

const PublishDialog = onDemand(async () => (await import('./publish-dialog.client.tsx')).PublishDialog);

const SharingDialog = onDemand(
  async () => (await import('../sharing/sharing-dialog.client.tsx')).SharingDialog,
);

/** The first action of each step. */
const labels = { 'publish': 'publish.open', 'hand-in': 'handIn.open', 'inspect': 'handIn.inspect' } as const;

/** The states of an item's sides, and what can be done with them. */
export function PublishBar(props: PublishBarProps) {
  const { item, publisher, Review } = props;
  const t = useAdminMessages();
  const language = useLanguage();
  const { dialog, status, failure, busy, ...publishing } = usePublishing(props);
  const { step, decide, open, close, done, overtaken, published, unpublished, markRight, actions } =
    publishing;
  return (
    <section className="publish-bar" aria-label={t('publish.bar')}>
      {languages.map((side) => (
        <SideStatus key={side} item={item} side={side} busy={busy} onRight={() => void markRight(side)} />
      ))}
      {item.pin && (
        <p className="publish-pin">
          {item.pin.until
            ? t('pin.pinnedUntil', { at: formatDateTime(language, item.pin.until) })
            : t('pin.pinned')}
        </p>
      )}
      {item.related && (
        <p className="publish-pin">
          {t('related.is', {
            kind: t(`related.kind.${item.related.kind}`),
            item: t(`item.${item.section}`, { number: numeral(language, item.related.concerns.id) }),
          })}
        </p>
      )}
      <div className="publish-actions">
        {step !== 'wait' && (
          <Button variant="primary" aria-disabled={busy} onClick={() => void open(step)}>
            {t(labels[step])}
          </Button>
        )}
        <ActionsMenu label={t('publish.more')} actions={actions} />
      </div>
      <HandInState {...item} isForReader={step === 'inspect'} />
      {step === 'hand-in' && (
        <p className="field-hint publish-hint">
          {t(publisher.fourEyes ? 'handIn.fourEyes' : 'roles.draftsOnly')}
        </p>
      )}
      <p role="status" className="status publish-message">
        {status}
      </p>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      {dialog?.kind === 'inspect' && (
        <Review
          item={dialog.item}
          onPublish={decide}
          onSentBack={(changed) => done(changed, t('handIn.sentBack'))}
          onNewer={overtaken}
          onClose={close}
        />
      )}
      {dialog?.kind === 'hand-in' && (
        <HandInDialog
          item={dialog.item}
          onDone={(changed) => done(changed, t('handIn.done'))}
          onNewer={overtaken}
          onClose={close}
        />
      )}
      {dialog?.kind === 'publish' && (
        <PublishDialog item={dialog.item} onDone={published} onNewer={overtaken} onClose={close} />
      )}
      {dialog?.kind === 'unpublish' && (
        <UnpublishDialog item={dialog.item} onDone={unpublished} onClose={close} />
      )}
      {dialog?.kind === 'pin' && (
        <PinDialog item={dialog.item} onDone={(pinned) => done(pinned, t('pin.done'))} onClose={close} />
      )}
      {dialog?.kind === 'share' && (
        <SharingDialog item={dialog.item} canPublish={publisher.canPublish} onClose={close} />
      )}
      {dialog?.kind === 'related' && (
        <RelatedDialog
          item={dialog.item}
          onDone={(related) => done(related, t(related.related ? 'related.done' : 'related.ended'))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'withdraw' && (
        <WithdrawDialog
          item={dialog.item}
          onDone={(withdrawn) => done(withdrawn, t('withdraw.done'))}
          onClose={close}
        />
      )}
    </section>
  );
}
