import { useAllMessages } from '../../../language.tsx';
import { ActForm, type ActFormProps } from './act-form.tsx';

type Props = Omit<ActFormProps, 'act' | 'children'> & { what: 'report' | 'receipt' };

/** A deletion in two steps: what it does is said before the button that does it. */
export function Removal({ what, ...rest }: Props) {
  const t = useAllMessages();
  return (
    <details className="removal">
      <summary>{t(`receipt.remove.${what}`)}</summary>
      <p>{t(`receipt.removeAbout.${what}`)}</p>
      <ActForm {...rest} act="delete">
        <input type="hidden" name="what" value={what} />
        <button className="button button-outline removal-button form-submit" type="submit">
          {t(`receipt.removeNow.${what}`)}
        </button>
      </ActForm>
    </details>
  );
}
