import { formatDay } from '#shared/date-time.ts';
import type { CaseEntry } from '#shared/forms/case-file.ts';
import type { Language } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import type { useAdminMessages } from '../../use-admin-messages.ts';

type Messages = ReturnType<typeof useAdminMessages>;

/** An entry of a case's history in words, a line for each thing that it did. */
export function entryLines({ content }: CaseEntry, t: Messages, language: Language): string[] {
  switch (content?.kind) {
    case undefined:
      return [t('case.entry.damaged')];
    case 'note':
      return [content.text];
    case 'assignee':
      return [
        content.assignee
          ? t('case.entry.assigned', { email: content.assignee.email })
          : t('case.entry.unassigned'),
      ];
    case 'forwarded':
      return [t('case.entry.forwarded', { name: content.name }), content.recipient];
    case 'action':
      return [t(`case.action.${content.action}`)];
    case 'related': {
      const number = numeral(language, content.to);
      return [t(content.linked ? 'case.entry.related' : 'case.entry.unrelated', { number })];
    }
    case 'due':
      return [
        content.due_on
          ? t('case.entry.due', { day: formatDay(language, `${content.due_on}T00:00Z`, 'UTC') })
          : t('case.entry.notDue'),
      ];
    case 'labels': {
      const { added, removed } = content;
      const joined = (labels: string[]) => labels.join(t('inbox.and'));
      return [
        ...(added.length > 0 ? [t('case.entry.added', { labels: joined(added) })] : []),
        ...(removed.length > 0 ? [t('case.entry.removed', { labels: joined(removed) })] : []),
      ];
    }
  }
}
