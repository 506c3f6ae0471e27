import { useId } from 'react';
import type { Language } from '#shared/languages.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { SidePlan } from './publication.ts';
import { TimeField } from './time-field.tsx';

type Props = {
  language: Language;
  plan: SidePlan;
  /** A side without a title cannot be chosen. */
  hasTitle: boolean;
  /** Messages by field: `sides.ar.at`. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (plan: SidePlan) => void;
};

/** The choice of a side to publish, from when, and until when. */
export function SidePlanFields({ language, plan, hasTitle, errors, onChange }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const change = (part: Partial<SidePlan>) => onChange({ ...plan, ...part });
  const error = errors[`sides.${language}`];
  return (
    <div className="side-plan" role="group" aria-labelledby={`${id}-name`}>
      <label className="option side-plan-name">
        <input
          type="checkbox"
          checked={plan.isChosen}
          disabled={!hasTitle}
          aria-describedby={hasTitle ? undefined : `${id}-untitled`}
          onChange={() => change({ isChosen: !plan.isChosen })}
        />
        <span id={`${id}-name`}>{t(`side.${language}`)}</span>
      </label>
      {!hasTitle && (
        <p id={`${id}-untitled`} className="field-hint">
          {t('publish.untitled')}
        </p>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {plan.isChosen && (
        <div className="side-plan-times">
          <fieldset className="plain-fieldset side-plan-when">
            <legend className="visually-hidden">{t('publish.when')}</legend>
            {[false, true].map((isLater) => (
              <label key={String(isLater)} className="option">
                <input
                  type="radio"
                  name={`${id}-when`}
                  checked={plan.isLater === isLater}
                  onChange={() => change({ isLater })}
                />
                {t(isLater ? 'publish.later' : 'publish.now')}
              </label>
            ))}
          </fieldset>
          {plan.isLater && (
            <TimeField
              label={t('publish.at')}
              time={plan.at}
              error={errors[`sides.${language}.at`]}
              onChange={(at) => change({ at })}
            />
          )}
          <label className="option">
            <input type="checkbox" checked={plan.ends} onChange={() => change({ ends: !plan.ends })} />
            {t('publish.ends')}
          </label>
          {plan.ends && (
            <TimeField
              label={t('publish.until')}
              time={plan.until}
              error={errors[`sides.${language}.until`]}
              onChange={(until) => change({ until })}
            />
          )}
        </div>
      )}
    </div>
  );
}
