import type { AuditEntry } from '#shared/audit/audit.ts';
import { otherActors } from '#shared/audit/audit-actions.ts';
import { formatDateTime, formatDay } from '#shared/date-time.ts';
import type { Language } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import type { SettingsGroup } from '#shared/settings/site-settings.ts';
import { type AdminEntry, adminPath, itemEditPath } from '#shared/site/admin-navigation.ts';
import { sections } from '#shared/site/sections.ts';
import { settingsTable } from '../settings/settings-table.ts';
import type { useAdminMessages } from '../use-admin-messages.ts';

type Messages = ReturnType<typeof useAdminMessages>;

/** The actor's name. */
export function actorText(t: Messages, actor: string): string {
  const other = otherActors.find((each) => each === actor);
  return other ? t(`audit.${other}`) : actor;
}

/** The subject under its name in the catalogue; an unknown subject is shown as stored. */
export function subjectText(t: Messages, language: Language, { action, subject }: AuditEntry): string {
  const [place = '', id = ''] = subject.split('/');
  switch (action) {
    case 'content.created':
    case 'content.changed':
    case 'content.handedIn':
    case 'content.sentBack':
    case 'content.published':
    case 'content.unpublished':
    case 'content.withdrawn':
    case 'content.fired':
    case 'content.pinned':
    case 'content.unpinned':
    case 'content.attached':
    case 'content.detached':
    case 'content.pictured':
    case 'content.unpictured':
    case 'content.related':
    case 'content.removed':
    case 'content.restored':
    case 'content.erased':
    case 'preview.made':
    case 'preview.withdrawn':
      return contentText(t, language, place, id);
    case 'content.imported':
      return subject === 'sample' ? t('audit.subject.sample') : subject;
    case 'settings.saved':
      return place in settingsTable ? t(`settings.group.${place as SettingsGroup}`) : subject;
    case 'submission.read':
    case 'submission.unread':
    case 'submission.answered':
    case 'submission.forwarded':
    case 'submission.file-opened':
    case 'submission.kept':
    case 'submission.released':
    case 'submission.erased':
      return t(place === 'report' ? 'audit.subject.report' : 'audit.subject.contact', {
        id: numeral(language, Number(id)),
      });
    case 'inbox.opened':
    case 'inbox.openedAll':
    case 'inbox.exported':
      return rangeText(t, language, place, id);
    case 'change.cancelled':
      return t(subject === 'recovery' ? 'recovery.title' : 'settings.group.retention');
    case 'session.refused':
    case 'backup.restored':
      return (action === 'session.refused' ? formatDay : formatDateTime)(language, subject);
    case 'session.ended':
      // A session's id means nothing to a reader
      return '';
    case 'factor.added':
      return t(subject === 'passkey' ? 'factors.passkey' : 'factors.totp');
    default:
      return subject;
  }
}

/** The page of what an entry is about: the editor of an item, or the trash. What was removed for good has none. */
export function subjectPath({ action, subject }: AuditEntry): string | undefined {
  if (action === 'settings.saved') return adminPath('site-settings');
  if (!/^(?:content|preview)\./.test(action) || action === 'content.erased') return undefined;
  const [place, id] = subject.split('/');
  if (place === 'profile') return adminPath('about-manager');
  if (place === 'managers') return adminPath('managers');
  const section = sections.find(({ key }) => key === place)?.key;
  if (!section) return undefined;
  return action === 'content.removed' ? adminPath('trash') : itemEditPath(section, Number(id));
}

/** Entries of an earlier version name no numbers. */
function rangeText(t: Messages, language: Language, kind: string, range: string): string {
  const list = t(kind === 'report' ? 'audit.subject.reports' : 'audit.subject.contacts');
  const [from, to] = range.split('-').map((id) => numeral(language, Number(id)));
  if (from === undefined || to === undefined) return list;
  return t('audit.subject.range', { list, from, to });
}

function contentText(t: Messages, language: Language, place: string, id: string): string {
  if (place === 'profile') return t('page.about-manager');
  const section = sections.find(({ key }) => key === place)?.key;
  const page: AdminEntry | undefined = section ?? (place === 'managers' ? place : undefined);
  return page
    ? t('audit.subject.item', { page: t(`page.${page}`), id: numeral(language, Number(id)) })
    : `${place}/${id}`;
}
