import { languages } from '#shared/languages.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Row } from './use-desk-list.ts';

/** The letters that stand for the languages, whichever is the reader's. */
const letters = { ar: 'ع', en: 'EN' } as const;

/** The state of both sides, a letter each: its ground says the state to the eye, and a text says it to everybody. */
export function SideMarks({ sides }: Pick<Row, 'sides'>) {
  const t = useAdminMessages();
  return (
    <span className="side-marks">
      {languages.map((language) => {
        const { state, outdated, has_changes } = sides[language];
        const texts = [
          t(`state.${state}`),
          ...(outdated ? [t('state.outdated')] : []),
          ...(has_changes ? [t('desk.hasChanges')] : []),
        ];
        const text = `${t(`side.${language}`)}: ${texts.join(' · ')}`;
        return (
          <span
            key={language}
            className={`side-mark side-mark-${state} ${outdated || has_changes ? 'side-mark-behind' : ''}`.trimEnd()}
            title={text}
          >
            <span aria-hidden lang={language}>
              {letters[language]}
            </span>
            <span className="visually-hidden">{text}</span>
          </span>
        );
      })}
    </span>
  );
}
