import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { alertLevels } from '#shared/alerts/alert-levels.ts';
import type { EditedAlert } from '#shared/alerts/alerts.ts';
import { direction, languages } from '#shared/languages.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Labelled } from '../ui/fields/labelled.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAlertMessages } from './use-alert-messages.ts';
import { noAlert, saveAlert, type TypedAlert } from './use-alerts.ts';

type Props = {
  /** The alert that is edited, as it is stored; none where one is raised. */
  stored?: EditedAlert | undefined;
  /** Values at first. */
  start?: TypedAlert | undefined;
  onSaved: (alert: EditedAlert) => void;
  onCancel?: (() => void) | undefined;
};

/** An alert: one text in one language is enough. A refused one stays as it was typed, with the reason at its field. */
export function AlertForm({ stored, start = noAlert, onSaved, onCancel }: Props) {
  const t = useAlertMessages();
  const name = useId();
  const [typed, setTyped] = useState(start);
  const { busy, failure, run } = useWork(t('alerts.saveFailed'));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const change = (changed: Partial<TypedAlert>) => setTyped((before) => ({ ...before, ...changed }));
  const errorOf = (field: string) => failure?.errors[field]?.[0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await run(() => saveAlert(typed, stored));
    if (!saved) return;
    if (!stored) setTyped(noAlert);
    onSaved(saved);
  };
  const missing = typed.text_ar.trim()
    ? !typed.text_en.trim() && 'alerts.noEnglish'
    : typed.text_en.trim() && 'alerts.noArabic';
  const later = Boolean(typed.link || typed.starts || typed.ends);
  const action = typed.starts ? 'alerts.plan' : 'alerts.raise';
  return (
    <form ref={form} className="alert-form" onSubmit={(event) => void submit(event)}>
      {languages.map((language) => (
        <Labelled key={language} label={t(`alerts.text_${language}`)} error={errorOf(`text_${language}`)}>
          {(attributes) => (
            <textarea
              {...attributes}
              className="input"
              name={`text_${language}`}
              lang={language}
              dir={direction(language)}
              rows={3}
              value={typed[`text_${language}`]}
              onChange={({ target }) => change({ [`text_${language}`]: target.value })}
            />
          )}
        </Labelled>
      ))}
      <p role="status" className="alert-note">
        {t(missing || 'alerts.oneText')}
      </p>
      <fieldset className="plain-fieldset alert-levels">
        <legend>{t('alerts.level')}</legend>
        {alertLevels.toReversed().map((level) => (
          <label key={level} className="option alert-level" data-level={level}>
            <input
              type="radio"
              name={name}
              value={level}
              checked={typed.level === level}
              onChange={() => change({ level })}
            />
            <span>
              {t(`alert.level.${level}`)} <small>{t(`alerts.hint.${level}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <details className="alert-more" open={later || undefined}>
        <summary>{t('alerts.more')}</summary>
        <LineInput
          label={t('alerts.link')}
          hint={t('alerts.linkHint')}
          error={errorOf('link')}
          name="link"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed.link}
          onChange={({ target }) => change({ link: target.value })}
        />
        {(['starts', 'ends'] as const).map((field) => (
          <LineInput
            key={field}
            label={t(`alerts.${field}`)}
            hint={t(`alerts.${field}Hint`)}
            error={errorOf(`${field}_at`)}
            name={field}
            type="datetime-local"
            value={typed[field]}
            onChange={({ target }) => change({ [field]: target.value.slice(0, 16) })}
          />
        ))}
      </details>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="alert-actions">
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {t(busy ? 'alerts.raising' : stored ? 'alerts.save' : action)}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={() => busy || onCancel()}>
            {t('alerts.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
