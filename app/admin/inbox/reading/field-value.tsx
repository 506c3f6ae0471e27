import { formatDateTime } from '#shared/date-time.ts';
import type { reportTopics } from '#shared/forms/report-topics.ts';
import { useLanguage } from '../../../language.tsx';
import { callAddress } from '../../../ui/contact-links.tsx';
import { TextRuns } from '../../../ui/text-runs.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { fieldText, type InboxField, type InboxRow } from '../inbox-kinds.ts';

/** A text of a submission by its kind, with its line breaks and in its own direction. */
export function FieldValue({ row, field }: { row: InboxRow; field: InboxField }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const text = fieldText(row, field);
  switch (field.kind) {
    case 'phone':
      return (
        <a href={callAddress(text)}>
          <bdi dir="ltr">{text}</bdi>
        </a>
      );
    case 'email':
      return (
        <a href={mailAddress(text)}>
          <bdi dir="ltr">{text}</bdi>
        </a>
      );
    case 'timestamp':
      return (
        <time dateTime={text}>
          {/* As it was typed, in no zone. */}
          {formatDateTime(language, `${text}Z`, 'UTC')}
        </time>
      );
    case 'topic':
      return t(`inbox.topic.${text as (typeof reportTopics)[number]}`);
    case 'long':
      return (
        <p className="case-text" dir="auto">
          <TextRuns text={text} links="contacts" />
        </p>
      );
    case 'line':
      return (
        <bdi>
          <TextRuns text={text} links="contacts" />
        </bdi>
      );
  }
}

/** A stranger's address: nothing in it may begin a further part of the link (`?bcc=…`). */
function mailAddress(address: string): string {
  return `mailto:${address.toWellFormed().replace(/[^\w.@+-]/gu, encodeURIComponent)}`;
}
