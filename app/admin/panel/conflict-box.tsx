import { useEffect, useId, useRef } from 'react';
import { direction } from '#shared/languages.ts';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Difference } from './differences.ts';

type Props = { differences: Difference[]; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else's newer version beside mine, text by text; nothing is overwritten before one is chosen. */
export function ConflictBox({ differences, onKeepMine, onTakeTheirs }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className="conflict" tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{t('conflict.title')}</h3>
      <p>{t('conflict.lead')}</p>
      {differences.map(({ path, label, language, mine, theirs }) => {
        const text = { lang: language, dir: language ? direction(language) : 'auto' };
        return (
          <div key={path} className="conflict-row">
            <h4>
              {label} {language && <span className="field-hint">{t(`language.${language}`)}</span>}
            </h4>
            <div className="conflict-version">
              <p className="field-hint">{t('conflict.mine')}</p>
              <p className="conflict-text" {...text}>
                {mine || t('conflict.emptyText')}
              </p>
            </div>
            <div className="conflict-version">
              <p className="field-hint">{t('conflict.theirs')}</p>
              <p className="conflict-text" {...text}>
                {theirs || t('conflict.emptyText')}
              </p>
            </div>
          </div>
        );
      })}
      <p className="button-row">
        <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button look="primary" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </p>
    </section>
  );
}
