import { formatMonth } from '#shared/date-time.ts';
import { reportTopics } from '#shared/forms/report-topics.ts';
import type { Language } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import type { useAdminMessages } from '../../use-admin-messages.ts';
import { type CaseStatistics, conclusionTimes, replyTimes } from './count-cases.ts';

type Messages = ReturnType<typeof useAdminMessages>;

/** A table of figures in words: its caption, and its lines with a name and a count. */
export type StatisticsTable = { caption: string; lines: [string, string][] };

/** Figures as tables, for the screen, for paper and for a file alike. */
export function statisticsTables(
  { total, topics, months, replies, conclusions }: CaseStatistics,
  t: Messages,
  language: Language,
): StatisticsTable[] {
  const shown = (count: number | null) => (count === null ? t('statistics.few') : numeral(language, count));
  return [
    { caption: t('statistics.total'), lines: [[t('statistics.received'), shown(total)]] },
    ...(topics
      ? [
          {
            caption: t('statistics.topics'),
            lines: reportTopics.map((topic): [string, string] => [
              t(`inbox.topic.${topic}`),
              shown(topics[topic]),
            ]),
          },
        ]
      : []),
    {
      caption: t('statistics.months'),
      lines: Object.entries(months).map(([month, count]) => [formatMonth(language, month), shown(count)]),
    },
    {
      caption: t('statistics.replies'),
      lines: replyTimes.map((time) => [t(`statistics.replies.${time}`), shown(replies[time])]),
    },
    {
      caption: t('statistics.conclusions'),
      lines: conclusionTimes.map((time) => [t(`statistics.conclusions.${time}`), shown(conclusions[time])]),
    },
  ];
}
