import { useLanguage, useMessages } from '../../language.tsx';

type Props = { stanzas: { refrain: boolean; lines: string; meaning: string }[] };

/** The anthem's words: always Arabic; English pages show their meaning beside them. */
export function Lyrics({ stanzas }: Props) {
  const t = useMessages();
  const translated = useLanguage() === 'en';
  return (
    <div className={translated ? 'lyrics lyrics-translated' : 'lyrics'}>
      {stanzas.map(({ refrain, lines, meaning }) => (
        <div key={lines} className={refrain ? 'stanza stanza-refrain' : 'stanza'}>
          {refrain && <p className="stanza-label">{t('anthem.refrain')}</p>}
          <p className="stanza-lines" lang="ar" dir="rtl">
            {lines}
          </p>
          {translated && meaning && <p className="stanza-meaning">{meaning}</p>}
        </div>
      ))}
    </div>
  );
}
