import { type Language, languages } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { timestampsOf, toLocal } from '../ui/fields/local-time.ts';
import type { ItemDocument } from './item-document.ts';
import type { Period, Publication } from './publishing-calls.ts';

/** A control's day and hour in Beirut; of an hour that the clock repeats the first one, or the second. */
export type TypedTime = { local: string; isSecond: boolean };

/** A side in the dialog of publication. */
export type SidePlan = {
  isChosen: boolean;
  isLater: boolean;
  at: TypedTime;
  ends: boolean;
  until: TypedTime;
};

export type Plan = Record<Language, SidePlan>;

/** Messages by the field that they are about, as the server's: `sides.ar.at`. */
export type Problems = Record<string, AdminMessageKey>;

export const noTime: TypedTime = { local: '', isSecond: false };

/** Both sides where both have a title, each at the time that was chosen before. */
export function planOf(item: ItemDocument): Plan {
  const of = (language: Language): SidePlan => {
    const { state, publish_at, ends_at } = item.sides[language];
    const isLater = state === 'scheduled' && publish_at !== null;
    return {
      isChosen: item[`title_${language}`].trim() !== '',
      isLater,
      at: isLater ? typedTime(publish_at) : noTime,
      ends: ends_at !== null,
      until: ends_at === null ? noTime : typedTime(ends_at),
    };
  };
  return { ar: of('ar'), en: of('en') };
}

/** The request that a plan makes, or the problems that prevent it. */
export function publicationOf(plan: Plan, now: number): { sides: Publication['sides']; problems: Problems } {
  const problems: Problems = {};
  const sides: Publication['sides'] = {};
  for (const language of languages.filter((each) => plan[each].isChosen)) {
    const { isLater, ends, at, until } = plan[language];
    const period: Period = {};
    const read = (name: 'at' | 'until', time: TypedTime) => {
      const { timestamp, problem } = timeOf(time, now);
      if (problem) problems[`sides.${language}.${name}`] = problem;
      else period[name] = timestamp;
    };
    if (isLater) read('at', at);
    if (ends) read('until', until);
    if (period.until && period.at && period.until <= period.at)
      problems[`sides.${language}.until`] = 'publish.endsFirst';
    sides[language] = period;
  }
  if (Object.keys(sides).length === 0) problems['sides'] = 'publish.noSide';
  return { sides, problems };
}

type ReadTime =
  | { timestamp: string; problem?: undefined }
  | { timestamp?: undefined; problem: AdminMessageKey };

/** The timestamp of a typed time that is still to come. */
export function timeOf({ local, isSecond }: TypedTime, now: number): ReadTime {
  if (!local) return { problem: 'publish.noTime' };
  const [first, second = first] = timestampsOf(local);
  const timestamp = isSecond ? second : first;
  if (timestamp === undefined) return { problem: 'publish.skippedTime' };
  return Date.parse(timestamp) <= now ? { problem: 'publish.passed' } : { timestamp };
}

export function typedTime(timestamp: string): TypedTime {
  const local = toLocal(timestamp);
  return { local, isSecond: timestampsOf(local).indexOf(new Date(timestamp).toISOString()) > 0 };
}
