import '../../styles/admin/publishing/history.css';
import { memo, useMemo, useState } from 'react';
import { wordDiff } from '#shared/diff/word-diff.ts';
import { direction, type Language } from '#shared/languages.ts';
import { TextRuns } from '../../ui/text-runs.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type FoldedRun, foldRuns } from './fold-runs.ts';

type Props = { before: string; after: string; language: Language };

/** Two versions of a text as one, with what was removed and added marked; long stretches in between are folded. */
export const WordDiff = memo(function WordDiff({ before, after, language }: Props) {
  const t = useAdminMessages();
  const [isOpen, setIsOpen] = useState(false);
  const runs = useMemo(() => wordDiff(before, after, language), [before, after, language]);
  const folded = useMemo(() => foldRuns(runs), [runs]);
  if (runs.every(({ kind }) => kind === 'same')) return <p className="field-hint">{t('history.same')}</p>;
  const isFolded = folded.some(({ kind }) => kind === 'fold');
  return (
    <div className="word-diff">
      <div className="word-diff-text" lang={language} dir={direction(language)}>
        {(isOpen ? runs : folded).map((run, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a run has no other key, and none is moved
          <Run key={index} {...run} />
        ))}
      </div>
      {isFolded && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'history.fold' : 'history.showAll')}
        </Button>
      )}
    </div>
  );
});

const marks = { added: 'ins', removed: 'del' } as const;

function Run({ kind, text }: FoldedRun) {
  const t = useAdminMessages();
  if (kind === 'same') return <TextRuns text={text} />;
  if (kind === 'fold') {
    return (
      <span className="word-diff-fold">
        <span aria-hidden> … </span>
        <span className="visually-hidden">{t('history.folded')}</span>
      </span>
    );
  }
  const Mark = marks[kind];
  // A blank that ends its line would be a mark without a word
  const [, blank = '', words = ''] = /^([^\S\n]*)(.*)$/s.exec(withSigns(text)) ?? [];
  return (
    <>
      {blank}
      <Mark>
        <span className="visually-hidden">{t(`history.${kind}`)}</span>
        <TextRuns text={words} />
        <span className="visually-hidden">{t('history.markEnd')}</span>
      </Mark>
    </>
  );
}

/** A change of blanks alone has signs that can be seen. */
function withSigns(text: string): string {
  return /\S/.test(text) ? text : text.replaceAll('\n', '¶\n').replaceAll(/[^\S\n]/g, '␣');
}
