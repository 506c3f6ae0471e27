import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWithin, roomOf, targetOf } from '../lint/room-walls.ts';
import { rooms } from '../lint/rooms.ts';

const sources = globSync('{app,content,scripts,server,shared,tests,workshop}/**/*.{mjs,ts,tsx}');

/** Each room, and the files outside it that its own files import. */
const imported = new Map(Object.keys(rooms).map((room) => [room, new Set<string>()]));
for (const file of sources) {
  const room = roomOf(file);
  if (!room) continue;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\b[\s(]*'([^'?]+)/g)) {
    const target = targetOf(file, path);
    if (target && !isWithin(target, room)) imported.get(room)?.add(target);
  }
}

/** Doors of a table through which no import goes; of two doors that both lead to a file, the wider one counts. */
function unusedDoors(table: Record<string, { imports: readonly string[] }>): string[] {
  return Object.entries(table).flatMap(([room, { imports }]) => {
    const widestFirst = imports.toSorted((one, other) => one.length - other.length);
    const targets = [...(imported.get(room) ?? [])];
    const used = new Set(targets.map((target) => widestFirst.find((door) => isWithin(target, door))));
    return imports.filter((door) => !used.has(door)).map((door) => `${room} → ${door}`);
  });
}

test('every door of the table is used', () => {
  expect(unusedDoors(rooms)).toEqual([]);
});

test('a door that nobody uses is found, and so is one within another', () => {
  const tooWide = {
    'server/db': { imports: ['shared', 'server/errors', 'server/crypto'] },
    'server/seo': { imports: ['server/services', 'server/services/content'] },
  };
  expect(unusedDoors(tooWide)).toEqual(['server/db → server/crypto', 'server/seo → server/services/content']);
});
