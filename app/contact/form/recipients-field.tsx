import { type RecipientChoice, recipientChoices } from '#shared/forms/recipient-groups.ts';
import { useAllMessages } from '../../language.tsx';
import { FieldError } from '../field-error.tsx';
import { controlId } from './forms.ts';
import type { FormProps } from './submission.ts';

type Props = {
  oversight: NonNullable<FormProps['oversight']>;
  /** The visitor's choice, where the page is the response to a form. */
  text: string | undefined;
  error: string | undefined;
  readOnly: boolean;
};

/** The readers of a report: each choice with a sentence on who they are. */
export function RecipientsField({ oversight, text, error, readOnly }: Props) {
  const t = useAllMessages();
  const id = controlId('report', 'recipients');
  const choices: Record<RecipientChoice, { name: string; about: string }> = {
    directorate: { name: t('recipients.directorate'), about: t('recipients.directorateAbout') },
    oversight,
    both: { name: t('recipients.both'), about: t('recipients.bothAbout') },
  };
  const chosen = text || recipientChoices[0];
  return (
    <fieldset className="field recipients" aria-describedby={`${id}-hint`}>
      <legend>{t('form.recipients')}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {t('form.recipientsHint')}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {recipientChoices.map((choice, index) => (
        <label key={choice} className="option">
          <input
            type="radio"
            name="recipients"
            value={choice}
            id={index === 0 ? id : undefined}
            defaultChecked={choice === chosen}
            // A radio button has no `readonly`
            disabled={readOnly && choice !== chosen}
            autoComplete="off"
          />
          <span>
            {choices[choice].name}
            <span className="field-hint">{choices[choice].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
