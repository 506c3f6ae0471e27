import '../../styles/admin/publishing/history.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { languages } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { useLoaded } from '../client/use-loaded.ts';
import { RevisionComparison } from '../history/revision-comparison.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { newerOf } from '../publishing/hand-in/newer-of.ts';
import type { ReviewProps } from '../publishing/hand-in/review-props.ts';
import { WordsForm } from '../publishing/hand-in/words-form.tsx';
import { getHandedIn, sendBackItem } from '../publishing/publishing-calls.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A copy that was handed in, beside what is public, and the two decisions about it. */
export function HandInReview({ item, onPublish, onSentBack, onNewer, onClose }: ReviewProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSendingBack, setSendingBack] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const work = useWork(t('publish.failed'));
  const { loaded, retry } = useLoaded(() => getHandedIn(item));
  const handedIn = item.hand_in?.at ?? '';
  useEffect(() => heading.current?.focus(), []);

  const sendBack = async (remark: string) => {
    const changed = await work.run(() =>
      sendBackItem(item, { handed_in: handedIn, remark }).catch(newerOf(onNewer)),
    );
    if (changed) onSentBack(changed);
  };
  return (
    <section className="hand-in-review" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('handIn.inspectTitle')}
      </h3>
      <p className="field-hint">{t('handIn.inspectLead')}</p>
      {languages.every((side) => !item.sides[side].is_public) && <p>{t('handIn.firstTime')}</p>}
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('handIn.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <div className="hand-in-texts">
          <RevisionComparison section={item.section} {...loaded.data} />
        </div>
      )}
      <details className="desk-preview" onToggle={({ currentTarget }) => setPreviewed(currentTarget.open)}>
        <summary>
          {t('handIn.preview')}
          <IconChevronDown className="chevron" size={18} aria-hidden />
        </summary>
        {isPreviewed && (
          <PreviewPane section={item.section} id={item.id} version={handedIn} language={language} />
        )}
      </details>
      {isSendingBack ? (
        <WordsForm
          label={t('handIn.remark')}
          confirm={t('handIn.sendBackConfirm')}
          cancel={t('handIn.back')}
          name="remark"
          work={work}
          onSubmit={(remark) => void sendBack(remark)}
          onCancel={() => setSendingBack(false)}
        />
      ) : (
        <p className="button-row">
          <Button
            variant="primary"
            aria-disabled={loaded.state !== 'loaded'}
            onClick={() => loaded.state === 'loaded' && onPublish()}
          >
            {t('handIn.publish')}
          </Button>
          <Button onClick={() => setSendingBack(true)}>{t('handIn.sendBack')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('handIn.back')}
          </Button>
        </p>
      )}
    </section>
  );
}
