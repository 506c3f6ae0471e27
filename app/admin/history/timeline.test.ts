import { expect, test } from 'vitest';
import type { EventEntry, RevisionEntry } from '#shared/publishing/item-history.ts';
import { timelineOf } from './timeline.ts';

const revision = (number: number, at: string, changed: string[]): RevisionEntry => ({
  revision: number,
  saved_at: at,
  author: 'editor@example.org',
  kind: 'saved',
  minor: false,
  changed,
});

const event = (
  side: EventEntry['side'],
  at: string,
  name: EventEntry['event'] = 'published',
): EventEntry => ({
  event: name,
  side,
  at,
  author: 'editor@example.org',
  revision: 1,
  details: {},
});

test('an event of both sides is one row above its revision, and a revision marks the sides that it changed', () => {
  const rows = timelineOf({
    revisions: [
      revision(2, '2026-11-22T09:00:00Z', ['title_en', 'image']),
      revision(1, '2026-11-22T08:00:00Z', ['title_ar']),
    ],
    events: [
      event(null, '2026-11-22T10:00:00Z', 'trashed'),
      event('en', '2026-11-22T08:00:00Z'),
      event('ar', '2026-11-22T08:00:00Z'),
    ],
  });
  expect(
    rows.map((row) => [row.of === 'event' ? row.event.event : row.revision.revision, row.sides]),
  ).toEqual([
    ['trashed', ['ar', 'en']],
    [2, ['en']],
    ['published', ['ar', 'en']],
    [1, ['ar']],
  ]);
  expect(rows.map((row) => row.of === 'revision' && row.isShared)).toEqual([false, true, false, false]);
});
