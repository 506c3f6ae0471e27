import { Fragment, type ReactNode, useId } from 'react';
import { type Language, languages } from '#shared/languages.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Shape } from '../shape.ts';
import { below, type FieldProps } from './field-props.ts';

type Props = FieldProps<Extract<Shape, { kind: 'pair' }>> & { children: (props: FieldProps) => ReactNode };

/** A value of its own for each language, e.g. a document in Arabic and one in English. */
export function PairFields({ shape, label, hint, path, value, onChange, children }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const values = value as Record<Language, unknown>;
  return (
    <div className="setting-part" role="group" aria-labelledby={id}>
      <h3 id={id}>{t(label)}</h3>
      {hint && <p className="field-hint">{t(hint)}</p>}
      <div className="bilingual">
        {languages.map((language) => (
          <Fragment key={language}>
            {children({
              shape: shape.of,
              label: `language.${language}`,
              path: below(path, language),
              value: values[language],
              onChange: (next) => onChange({ ...values, [language]: next }),
            })}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
