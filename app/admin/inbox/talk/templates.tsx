import { createContext, use } from 'react';
import type { ReplyTemplate } from '#shared/forms/inbox.ts';
import { languageNames } from '#shared/language-names.ts';
import { languages } from '#shared/languages.ts';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';

/** The answers to begin with, as the settings have them. */
export const Templates = createContext<readonly ReplyTemplate[]>([]);

/** Inserts the text of a template into an answer, in the language that its sender reads. */
export function TemplateChoice({ onInsert }: { onInsert: (text: string) => void }) {
  const t = useAdminMessages();
  const templates = use(Templates);
  if (templates.length === 0) return null;
  return (
    <Labelled label={t('talk.template')} error={undefined}>
      {(attributes) => (
        <select
          {...attributes}
          className="input"
          // None stays chosen: each is a text to insert
          value=""
          onChange={({ target }) => onInsert(target.value)}
        >
          <option value="">{t('talk.template.choose')}</option>
          {languages.map((language) => (
            <optgroup key={language} label={languageNames[language]}>
              {templates
                .filter(({ text }) => text[language])
                .map(({ title, text }) => (
                  <option key={text[language]} lang={language} value={text[language]}>
                    {title[language] || text[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Labelled>
  );
}
