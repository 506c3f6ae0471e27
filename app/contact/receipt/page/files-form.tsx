import { numerals } from '#shared/numeral.ts';
import * as fileLimits from '#shared/sender-file-limits.ts';
import { href } from '#shared/site/href.ts';
import { useAllMessages, useLanguage } from '../../../language.tsx';

type Props = { receipt: string; pass: string; failed: boolean };

/** Files of a browser without a script: the code stands before them, so that nothing is read without it. */
export function FilesForm({ receipt, pass, failed }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  return (
    <form
      className="form uploads"
      method="post"
      encType="multipart/form-data"
      action={href('receipt', { language })}
      aria-labelledby="files-heading"
    >
      <h3 id="files-heading">{t('uploads.heading')}</h3>
      <p className="field-hint">{t('uploads.about', numerals(language, fileLimits))}</p>
      <input type="hidden" name="act" value="files" />
      <input type="hidden" name="receipt" value={receipt} />
      <input type="hidden" name="pass" value={pass} />
      <label className="option">
        <input type="checkbox" name="clean" defaultChecked />
        {t('uploads.clean')}
      </label>
      <p className="field-hint">{t('uploads.cleanHintPlain')}</p>
      <div className="field">
        <label htmlFor="receipt-files">{t('uploads.choose')}</label>
        <input
          className="input"
          type="file"
          id="receipt-files"
          name="files"
          multiple
          aria-invalid={failed || undefined}
        />
      </div>
      <button className="button button-primary form-submit" type="submit">
        {t('uploads.send')}
      </button>
    </form>
  );
}
