import { useState } from 'react';
import { languages } from '#shared/languages.ts';
import type { Difference } from '#shared/parity/parity.ts';
import { ApiFailure } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { DifferencesTable } from './differences-table.tsx';
import type { ItemDocument } from './item-document.ts';
import { type Plan, type Problems, planOf, publicationOf } from './publication.ts';
import { type Publication, publishItem } from './publishing-calls.ts';
import { SidePlanFields } from './side-plan-fields.tsx';

type Props = {
  item: ItemDocument;
  onDone: (item: ItemDocument, sides: Publication['sides']) => void;
  /** Receives the item as another person saved it meanwhile; nothing was published. */
  onNewer: (newer: ItemDocument) => void;
  onClose: () => void;
};

/** The two sides are compared where neither stays a draft. */
const bothArePublic = (item: ItemDocument, sides: Publication['sides']) =>
  languages.every(
    (language) => sides[language] || ['published', 'scheduled'].includes(item.sides[language].state),
  );

/** Publishes sides of an item, each now or later; where they differ, after a comparison. */
export function PublishDialog({ item, onDone, onNewer, onClose }: Props) {
  const t = useAdminMessages();
  const [plan, setPlan] = useState<Plan>(() => planOf(item));
  const [minor, setMinor] = useState(false);
  const [correction, setCorrection] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const { busy, failure, run } = useWork(t('publish.failed'));

  const isPublic = languages.some((language) => item.sides[language].published_at !== null);
  const errors = Object.fromEntries([
    ...Object.entries(failure?.errors ?? {}).map(([field, [message]]) => [field, message]),
    ...Object.entries(problems).map(([field, key]) => [field, t(key)]),
  ]);

  const publish = async (despite: boolean) => {
    const { sides, problems: missing } = publicationOf(plan, Date.now());
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const known = bothArePublic(item, sides) ? (item.differences ?? []) : [];
    if (known.length > 0 && !despite) {
      setDifferences(known);
      return;
    }
    const published = await run(async () => {
      try {
        const copy = { version: item.updated_at, ...(item.hand_in && { handed_in: item.hand_in.at }) };
        return await publishItem(item, { sides, minor, correction, despite_differences: despite, ...copy });
      } catch (error) {
        const { current, differences: found } = error instanceof ApiFailure ? error : new ApiFailure(0);
        if (current) onNewer(current as ItemDocument);
        else if (found) setDifferences(found);
        else throw error;
        return undefined;
      }
    });
    if (published) onDone(published, sides);
  };

  if (differences.length > 0) {
    return (
      <DialogFrame title={t('parity.title')} onEscape={onClose}>
        <p>{t('parity.lead')}</p>
        <DifferencesTable differences={differences} />
        {failure && <ErrorBox>{failure.message}</ErrorBox>}
        <div className="dialog-actions">
          <Button aria-disabled={busy} onClick={() => void publish(true)}>
            {t('parity.despite')}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone, and this is the harmless one */}
          <Button autoFocus variant="primary" onClick={onClose}>
            {t('parity.back')}
          </Button>
        </div>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame title={t('publish.title')} onEscape={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish(false);
        }}
      >
        {languages.map((language) => (
          <SidePlanFields
            key={language}
            language={language}
            plan={plan[language]}
            hasTitle={item[`title_${language}`].trim() !== ''}
            errors={errors}
            onChange={(side) => setPlan({ ...plan, [language]: side })}
          />
        ))}
        {isPublic && (
          <div>
            <label className="option">
              <input type="checkbox" checked={minor} onChange={() => setMinor(!minor)} />
              {t('publish.minor')}
            </label>
            <p className="field-hint">{t('publish.minorHint')}</p>
            <label className="option">
              <input type="checkbox" checked={correction} onChange={() => setCorrection(!correction)} />
              {t('publish.correction')}
            </label>
            <p className="field-hint">{t('publish.correctionHint')}</p>
          </div>
        )}
        {errors['sides'] && (
          <p className="field-error" role="alert">
            {errors['sides']}
          </p>
        )}
        {failure && Object.keys(failure.errors).length === 0 && <ErrorBox>{failure.message}</ErrorBox>}
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button variant="primary" type="submit" aria-disabled={busy}>
            {t('publish.confirm')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
