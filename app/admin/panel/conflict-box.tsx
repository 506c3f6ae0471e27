import { type ReactNode, useId, useMemo } from 'react';
import { direction } from '#shared/languages.ts';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Difference } from './differences.ts';
import { differingWords } from './differing-words.ts';
import { MarkedWords } from './marked-words.tsx';

type Props = {
  differences: Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Differences other than texts. */
  children?: ReactNode;
};

/**
 * Another editor's newer version beside the user's own, text by text; nothing is overwritten before one is
 * chosen. Its owner moves the focus into it; it replaces a notice.
 */
export function ConflictBox({ differences, onKeepMine, onTakeTheirs, children }: Props) {
  const t = useAdminMessages();
  const id = useId();
  return (
    <section className="conflict" tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{t('conflict.title')}</h3>
      <p>{t('conflict.lead')}</p>
      {differences.map((difference) => (
        <BothVersions key={difference.path} {...difference} />
      ))}
      {children}
      <p className="button-row">
        <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button variant="primary" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </p>
    </section>
  );
}

function BothVersions({ label, language, mine, theirs }: Difference) {
  const t = useAdminMessages();
  const parts = useMemo(() => differingWords(mine, theirs), [mine, theirs]);
  const text = { lang: language, dir: language ? direction(language) : 'auto' };
  return (
    <div className="conflict-row">
      <h4>
        {label} {language && <span className="field-hint">{t(`language.${language}`)}</span>}
      </h4>
      <div className="conflict-version">
        <p className="field-hint">{t('conflict.mine')}</p>
        <p className="conflict-text" {...text}>
          {mine ? <MarkedWords parts={parts.mine} mark="ins" /> : t('conflict.emptyText')}
        </p>
      </div>
      <div className="conflict-version">
        <p className="field-hint">{t('conflict.theirs')}</p>
        <p className="conflict-text" {...text}>
          {theirs ? <MarkedWords parts={parts.theirs} mark="del" /> : t('conflict.emptyText')}
        </p>
      </div>
    </div>
  );
}

/**
 * Scrolls a complete conflict into view, clear of the bars above and the notices below, and moves the focus
 * into it.
 */
export function focusConflict(owner: HTMLElement | null | undefined): void {
  const box = owner?.querySelector<HTMLElement>('.conflict');
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
