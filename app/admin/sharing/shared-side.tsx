import { useId } from 'react';
import { direction } from '#shared/languages.ts';
import { Button } from '../ui/button.tsx';
import { useCopying } from '../ui/use-copying.ts';
import type { SharedSide as Side } from './sharing-calls.ts';
import { useSharingMessages } from './use-sharing-messages.ts';

type Props = { side: Side; showsCard: boolean };

/** A side's text for messengers with its button, and the card if shared links show it. */
export function SharedSide({ side: { language, text, card }, showsCard }: Props) {
  const t = useSharingMessages();
  const id = useId();
  const words = { copied: t('sharing.copied'), selected: t('sharing.selected') };
  const { field, message, copy } = useCopying(text, words);
  return (
    <section className="sharing-side">
      <div className="field">
        <label htmlFor={id}>{t(`sharing.text.${language}`)}</label>
        <textarea
          id={id}
          ref={field}
          className="input sharing-text"
          lang={language}
          dir={direction(language)}
          rows={text.split('\n').length + 1}
          readOnly
          value={text}
        />
      </div>
      <div className="sharing-copy">
        <Button variant="primary" onClick={copy}>
          {t(`sharing.copy.${language}`)}
        </Button>
        <p role="status">{message}</p>
      </div>
      {showsCard && (
        <img
          className="sharing-card"
          src={card}
          width={1200}
          height={630}
          alt={t(`sharing.cardAlt.${language}`)}
        />
      )}
    </section>
  );
}
