import type { VerifyWords } from './verify-view.ts';

type Props = { action: string; text: string; failure: string | undefined; words: VerifyWords };

/** A browser sends it by itself: it needs no script. */
export function VerifyForm({ action, text, failure, words }: Props) {
  return (
    <form className="form verify-form" method="post" action={action} encType="multipart/form-data">
      {failure && (
        <p className="field-error" role="alert" id="verify-failure">
          {failure}
        </p>
      )}
      <div className="field">
        <label htmlFor="verify-text">{words.text}</label>
        <p className="field-hint" id="verify-text-hint">
          {words.textHint}
        </p>
        <textarea
          className="input input-long"
          id="verify-text"
          name="text"
          rows={8}
          dir="auto"
          defaultValue={text}
          aria-describedby={failure ? 'verify-failure verify-text-hint' : 'verify-text-hint'}
          aria-invalid={failure ? true : undefined}
        />
      </div>
      <div className="field">
        <label htmlFor="verify-file">{words.file}</label>
        <p className="field-hint" id="verify-file-hint">
          {words.fileHint}
        </p>
        <input
          className="input"
          id="verify-file"
          name="file"
          type="file"
          aria-describedby="verify-file-hint"
        />
      </div>
      <button type="submit" className="button button-primary form-submit">
        {words.submit}
      </button>
    </form>
  );
}
