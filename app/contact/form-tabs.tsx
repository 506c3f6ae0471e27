import type { KeyboardEvent, MouseEvent } from 'react';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { direction } from '#shared/languages.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { useScripted } from '../use-scripted.ts';
import { formUrl, kinds, tabs } from './tabs.ts';

type Props = { tab: SubmissionKind; onSelect: (kind: SubmissionKind) => void };

/** Links to either form's own page, which are tabs once the page's script has taken over. */
export function FormTabs({ tab, onSelect }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const scripted = useScripted();

  const onKeyDown = (event: KeyboardEvent) => {
    const kind = kinds[reached(event.key, kinds.indexOf(tab), direction(language))];
    if (!scripted || !kind) return;
    event.preventDefault();
    onSelect(kind);
  };
  const onClick = (event: MouseEvent, kind: SubmissionKind) => {
    // Another window or tab was requested: the link's default action.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(kind);
  };
  return (
    <nav className="tabs" role={scripted ? 'tablist' : undefined} aria-label={t('contact.choose')}>
      {kinds.map((kind) => {
        const shown = kind === tab;
        const asTab = scripted && {
          'role': 'tab',
          'aria-selected': shown,
          'aria-controls': `${kind}-panel`,
          'tabIndex': shown ? 0 : -1,
        };
        return (
          <a
            key={kind}
            className="tab"
            id={`${kind}-tab`}
            href={formUrl(kind, language)}
            aria-current={!scripted && shown ? 'true' : undefined}
            onClick={(event) => onClick(event, kind)}
            onKeyDown={onKeyDown}
            {...asTab}
          >
            {t(tabs[kind].label)}
          </a>
        );
      })}
    </nav>
  );
}

/** The tab that a key leads to, by the direction in which the page is read; -1 for a key that leads nowhere. */
function reached(key: string, from: number, reading: 'rtl' | 'ltr'): number {
  const last = kinds.length - 1;
  const [forward, back] = reading === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return from === last ? 0 : from + 1;
  if (key === back) return from === 0 ? last : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : -1;
}
