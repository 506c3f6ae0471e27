import { useLanguage, useMessages } from '../../language.tsx';
import type { SungLine } from './sung-lines.ts';

/** For a copy of the words: on the page each is a block. */
const lineEnd = '\n';

type Props = {
  stanzas: { refrain: boolean; lines: SungLine[]; meaning: string }[];
  /** Time of the line that is being sung. */
  sung: number | undefined;
};

/**
 * The anthem's words: always Arabic, two hemistichs a line; English pages show their meaning beside them. A refrain
 * that returns is named only.
 */
export function Lyrics({ stanzas, sung }: Props) {
  const t = useMessages();
  const translated = useLanguage() === 'en';
  const words = stanzas.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
  return (
    <div className={translated ? 'lyrics lyrics-translated' : 'lyrics'}>
      {stanzas.map(({ refrain, lines, meaning }, place) => {
        const returns = refrain && words.indexOf(words[place] ?? '') < place;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a stanza may return, and none is moved
          <div key={place} className={refrain && !returns ? 'stanza stanza-refrain' : 'stanza'}>
            {refrain && <p className="stanza-label">{t('anthem.refrain')}</p>}
            {!returns && (
              <>
                <p className="stanza-lines" lang="ar" dir="rtl">
                  {lines.map(({ text, at }) => (
                    <span key={text} aria-current={at !== null && at === sung ? 'true' : undefined}>
                      {text}
                      {lineEnd}
                    </span>
                  ))}
                </p>
                {translated && meaning && <p className="stanza-meaning">{meaning}</p>}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
