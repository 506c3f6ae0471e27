import type { ReactNode } from 'react';
import type { LocalizedText } from '#shared/content/localized.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { summaryPicture, summaryText } from './setting-summary.ts';
import type { Choice, Shape } from './shape.ts';
import { StoredFile } from './stored-file.tsx';

type Props = { shape: Shape; value: unknown };

/** A value in view mode: bilingual texts, previews of files, summaries of a list's items. */
export function SettingRead({ shape, value }: Props): ReactNode {
  const t = useAdminMessages();
  const own = useLanguage();
  const nothing = <span className="field-hint">{t('settings.none')}</span>;
  switch (shape.kind) {
    case 'bilingual':
    case 'bilingualLong':
      return <BothTexts texts={value as LocalizedText} />;
    case 'picture':
    case 'recording':
      return value ? <StoredFile kind={shape.kind} file={value as string} /> : nothing;
    case 'document': {
      const { file, bytes } = value as { file: string; bytes: number };
      return file ? <StoredFile kind="document" file={file} bytes={bytes} /> : nothing;
    }
    case 'toggle':
      return t(value ? 'settings.yes' : 'settings.no');
    case 'choice':
      return <ChoiceRead shape={shape} value={value as string} />;
    case 'number':
      return numeral(own, value as number);
    case 'pair':
      return (
        <div className="bilingual">
          {languages.map((language) => (
            <div key={language}>
              <p className="field-hint">{t(`language.${language}`)}</p>
              <SettingRead shape={shape.of} value={(value as Record<Language, unknown>)[language]} />
            </div>
          ))}
        </div>
      );
    case 'list':
      return <Items shape={shape} items={value as unknown[]} nothing={nothing} />;
    case 'group':
      return (
        <dl className="facts setting-read">
          {Object.entries(shape.fields).map(([key, field]) => (
            <div key={key}>
              <dt>{t(field.label)}</dt>
              <dd>
                <SettingRead shape={field} value={(value as Record<string, unknown>)[key]} />
              </dd>
            </div>
          ))}
        </dl>
      );
    default:
      return value ? <bdi dir="ltr">{value as string}</bdi> : nothing;
  }
}

function ChoiceRead({ shape: { choices }, value }: { shape: Choice; value: string }) {
  const t = useAdminMessages();
  const chosen = choices[value];
  return chosen ? t(chosen) : value;
}

function BothTexts({ texts }: { texts: LocalizedText }) {
  return (
    <div className="bilingual">
      {languages.map((language) => (
        <p key={language} className="setting-text clamped" lang={language} dir={direction(language)}>
          <TextRuns text={texts[language] || '—'} />
        </p>
      ))}
    </div>
  );
}

function Items({
  shape,
  items,
  nothing,
}: {
  shape: Extract<Shape, { kind: 'list' }>;
  items: unknown[];
  nothing: ReactNode;
}) {
  const language = useLanguage();
  if (items.length === 0) return nothing;
  return (
    <ol className="setting-items">
      {items.map((item, index) => {
        const picture = summaryPicture(shape.item, item);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- read-only items have no other key
          <li key={index}>
            {picture && <StoredFile kind="picture" file={picture} />}
            <span dir="auto">
              <TextRuns text={summaryText(shape.item, item, language) || '—'} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
