import { IconDownload } from '@tabler/icons-react';
import { type Language, languages } from '#shared/languages.ts';
import { useLanguage, useMessages } from '../../language.tsx';

const kind = 'PDF · ';

/** In each language a path below `/storage/`, empty where there is none. */
export type Documents = Record<Language, { file: string; bytes: number }>;

/** The code of conduct as a file, in each language that has one; the page's own language is emphasised. */
export function DocumentLinks({ documents }: { documents: Documents }) {
  const t = useMessages();
  const own = useLanguage();
  const labels = { ar: t('conduct.downloadAr'), en: t('conduct.downloadEn') };
  const written = languages.filter((language) => documents[language].file);
  if (written.length === 0) return null;
  return (
    <ul className="button-row" role="list">
      {written.map((language) => (
        <li key={language}>
          <a
            className={`button ${language === own ? 'button-primary' : 'button-outline'} document-link`}
            href={`/storage/${documents[language].file}`}
            hrefLang={language}
            type="application/pdf"
            download
          >
            <IconDownload size={20} aria-hidden />
            {labels[language]}
            <span className="document-size">
              {kind}
              <bdi dir="ltr">{kilobytes(documents[language].bytes)}</bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
