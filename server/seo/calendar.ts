import ical from 'ical-generator';
import type { ContentItem } from '#shared/content/content-item.ts';
import { formatTime } from '#shared/date-time.ts';
import { excerpt } from '#shared/excerpt.ts';
import { type Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';

type Channel = { publicUrl: string; section: Section; language: Language; institution: string };

/** Milliseconds after which a program that subscribed reads the calendar again. */
const refresh = 60 * 60 * 1000;
const minute = 60 * 1000;

/** The closing dates of announcements as a calendar (RFC 5545), in one language. */
export function calendar(channel: Channel, items: readonly ContentItem[]): string {
  const { section, language, institution, publicUrl } = channel;
  const title = message(language, 'detail.calendarName', {
    title: message(language, `${section.key}.title`),
  });
  return ical({
    prodId: { company: 'Diwan', product: 'Calendar', language: language.toUpperCase() },
    name: `${title} – ${institution}`,
    url: publicUrl + href('section-list', { section: section.key, language }),
    ttl: refresh / 1000,
    events: items.flatMap((item) => eventOf(channel, item)),
  }).toString();
}

function eventOf({ publicUrl, section, language }: Channel, item: ContentItem) {
  const { id, closes_at, reference, created_at, updated_at } = item;
  if (!closes_at) return [];
  const url = publicUrl + href('section-detail', { section: section.key, id, language });
  const lines = [
    ...(reference ? [`${message(language, 'detail.reference')}: ${reference}`] : []),
    excerpt(item[`description_${language}`], limits.feedSummaryCharacters),
    url,
  ];
  return [
    {
      id: `${section.key}-${id}-${language}@${new URL(publicUrl).hostname}`,
      // Programs replace an event by one with a higher number
      sequence: Math.max(0, Math.round((Date.parse(updated_at) - Date.parse(created_at)) / 1000)),
      stamp: new Date(updated_at),
      created: new Date(created_at),
      lastModified: new Date(updated_at),
      start: endOf(closes_at),
      summary: message(language, 'detail.closes', { title: item[`title_${language}`] }),
      description: lines.filter(Boolean).join('\n'),
      url,
    },
  ];
}

/** The end of an announcement; one at midnight is shown on the day before. */
function endOf(closes_at: string): Date {
  const isMidnight = formatTime('en', closes_at) === '00:00';
  return new Date(Date.parse(closes_at) - (isMidnight ? minute : 0));
}
