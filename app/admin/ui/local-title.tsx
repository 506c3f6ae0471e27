import { direction, otherLanguage } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A title in the area's language, or else in the other one. */
export function LocalTitle(titles: { ar: string; en: string }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const shown = [language, otherLanguage(language)].find((each) => titles[each].trim() !== '');
  if (!shown) return t('edit.untitled');
  return (
    <bdi lang={shown} dir={direction(shown)}>
      <TextRuns text={titles[shown]} />
    </bdi>
  );
}
