import type { Failure } from '../contact/form/submission.ts';
import { ChoiceFields } from './choice-fields.tsx';
import type { SubscriptionWords } from './subscription-words.ts';
import type { TypedChoice } from './typed-choice.ts';

type Props = {
  words: SubscriptionWords & { submit: string; why: string; wait: string };
  typed: TypedChoice & { email: string };
  /** A plain question, with what was typed before. */
  question: { token: string; text: string; typed: string };
  failure: Failure | undefined;
};

/** A browser sends it by itself: it needs no script. */
export function SubscribeForm({ words, typed, question, failure }: Props) {
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const [email, proof] = [errorOf('email'), errorOf('recaptcha')];
  return (
    <form className="form" method="post" noValidate>
      {failure && (
        <p className="field-error" role="alert" id="subscribe-failure">
          {failure.message}
        </p>
      )}
      <div className="field">
        <label htmlFor="subscribe-email">{words.email}</label>
        <input
          className="input"
          id="subscribe-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={typed.email}
          aria-invalid={email ? true : undefined}
          aria-describedby={email ? 'subscribe-failure' : undefined}
        />
      </div>
      <ChoiceFields words={words} choice={typed} error={errorOf('sections')} />
      <div className="field">
        <label htmlFor="subscribe-answer">{question.text}</label>
        <p className="field-hint" id="subscribe-why">
          {words.why} {words.wait}
        </p>
        <input type="hidden" name="token" value={question.token} />
        <input
          className="input input-short"
          id="subscribe-answer"
          name="answer"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue={question.typed}
          aria-invalid={proof ? true : undefined}
          aria-describedby={proof ? 'subscribe-failure subscribe-why' : 'subscribe-why'}
        />
      </div>
      <button type="submit" className="button button-primary form-submit">
        {words.submit}
      </button>
    </form>
  );
}
