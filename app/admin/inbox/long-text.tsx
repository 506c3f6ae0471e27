import { useId, useState } from 'react';
import { TextRuns } from '../../ui/text-runs.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Characters from which a text is folded, so that the rows after it can be found. */
const longCharacters = 1_500;

/** A visitor's text with its line breaks, in its own direction; a very long one opens at the press of a button. */
export function LongText({ text }: { text: string }) {
  const t = useAdminMessages();
  const id = useId();
  const [open, setOpen] = useState(text.length < longCharacters);
  return (
    <div className="inbox-text">
      <p id={id} className={open ? undefined : 'clamped'} dir="auto">
        <TextRuns text={text} links="contacts" />
      </p>
      {text.length >= longCharacters && (
        <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'inbox.showLess' : 'inbox.showAll')}
        </Button>
      )}
    </div>
  );
}
