import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createContent } from '#server/services/content/content.ts';
import { languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createPublishing } from './publishing.ts';
import { createSchedule } from './schedule/schedule.ts';
import { createTrash } from './trash.ts';

const section = 'articles';
const author = 'editor@example.org';
const start = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;

/** The expected state of a side, the title that the public reads, and the timestamps ahead. */
type Expected = {
  state: SideState;
  shown: string;
  next?: { at: number; until: number | undefined; title: string } | undefined;
  ends?: number | undefined;
};

/** The thirty lines that the module has to agree with. */
function createModel(titles: Record<Side, string>) {
  const working = { ...titles };
  const sides: Record<Side, Expected> = {
    ar: { state: 'draft', shown: '' },
    en: { state: 'draft', shown: '' },
  };
  const show = (side: Side, title: string, ends?: number) => {
    sides[side] = { state: 'published', shown: title, ends };
  };
  const hide = (side: Side, state: SideState) => {
    sides[side] = { state, shown: '' };
  };
  return {
    working,
    sides,
    save: (side: Side, title: string) => void (working[side] = title),
    publish: (side: Side, until?: number) => show(side, working[side], until),
    schedule(side: Side, at: number, until?: number) {
      sides[side] = { ...sides[side], state: 'scheduled', next: { at, until, title: working[side] } };
    },
    unpublish: (side: Side) => hide(side, 'draft'),
    withdraw() {
      if (!languages.some((side) => sides[side].shown)) return;
      for (const side of languages) {
        if (sides[side].shown) hide(side, 'withdrawn');
        else if (sides[side].state === 'scheduled') hide(side, 'draft');
      }
    },
    pass(now: number) {
      for (const side of languages) {
        for (;;) {
          const { next, ends, state } = sides[side];
          const isEnd = ends !== undefined && ends <= now && ends <= (next?.at ?? Infinity);
          if (isEnd) sides[side] = { state: state === 'scheduled' ? state : 'draft', shown: '', next };
          else if (next && next.at <= now) show(side, next.title, next.until);
          else break;
        }
      }
    },
  };
}

const side = fc.constantFrom<Side>('ar', 'en');
const hours = fc.integer({ min: 1, max: 30 });
const event = fc.oneof(
  fc.record({ does: fc.constant('save' as const), side, number: fc.nat(9) }),
  fc.record({ does: fc.constant('publish' as const), side, until: fc.option(hours, { nil: undefined }) }),
  fc.record({
    does: fc.constant('schedule' as const),
    side,
    at: hours,
    until: fc.option(hours, { nil: undefined }),
  }),
  fc.record({ does: fc.constant('unpublish' as const), side }),
  fc.record({ does: fc.constant('withdraw' as const) }),
  fc.record({ does: fc.constant('bin' as const) }),
  fc.record({ does: fc.constant('wait' as const), hours }),
);

function site({ db }: TestDatabase) {
  const clock = { now: start };
  const now = () => clock.now;
  const unit = unitOf(db);
  return {
    db,
    clock,
    content: createContent(db),
    publishing: createPublishing(unit, now),
    schedule: createSchedule(unit, now),
    trash: createTrash(unit, now),
  };
}

const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

/** True where a call is refused; any other failure is thrown. */
async function isRefused(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

describeOnBothEngines('publishing', (open) => {
  test('any sequence of events leaves the states and the public texts that are expected', async () => {
    const { clock, content, publishing, schedule, trash } = site(await open());
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 14 }), fc.boolean(), async (events, isStored) => {
        const titles = { ar: 'عنوان', en: 'Title' };
        const written = { ...draft('x'), title_ar: titles.ar, title_en: titles.en };
        // An item of an earlier version has no document, and both its sides are published
        const { id } = isStored
          ? await content.create(section, written)
          : await publishing.create(section, written, { author, publish: false });
        const model = createModel(titles);
        if (isStored) languages.forEach((of) => model.publish(of));
        for (const each of events) {
          let refusal = { found: false, expected: false };
          if (each.does === 'save') {
            const title = `${titles[each.side]} ${'abcdefghij'[each.number]}`;
            await publishing.save(section, id, { [`title_${each.side}`]: title }, { author });
            model.save(each.side, title);
          } else if (each.does === 'publish' || each.does === 'schedule') {
            const at = each.does === 'schedule' ? clock.now + each.at * hour : undefined;
            const until = each.until && (at ?? clock.now) + each.until * hour;
            const period = { at: iso(at), until: iso(until) };
            await publishing.publish(section, id, { sides: { [each.side]: period } }, author);
            if (at === undefined) model.publish(each.side, until);
            else model.schedule(each.side, at, until);
          } else if (each.does === 'unpublish') {
            const isDraft = model.sides[each.side].state === 'draft';
            const result = publishing.unpublish(section, id, [each.side], author);
            refusal = { found: await isRefused(result), expected: isDraft };
            model.unpublish(each.side);
          } else if (each.does === 'withdraw') {
            const isPublic = languages.some((of) => model.sides[of].shown);
            const result = publishing.withdraw(section, id, { reason_ar: 'سبب', reason_en: 'Why' }, author);
            refusal = { found: await isRefused(result), expected: !isPublic };
            model.withdraw();
          } else if (each.does === 'bin') {
            await trash.put(section, id, author);
            refusal = { found: await isRefused(content.find(section, id, 'all')), expected: true };
            await trash.restore(section, id, author);
          } else {
            clock.now += each.hours * hour;
            await schedule.fire(await schedule.due());
            model.pass(clock.now);
          }
          expect(refusal.found).toBe(refusal.expected);
          const { sides, ...texts } = await publishing.find(section, id);
          const shown = await content.find(section, id, 'all');
          for (const of of languages) {
            const { state, shown: inPublic } = model.sides[of];
            const found = [
              sides[of].state,
              shown[`title_${of}`],
              texts[`title_${of}`],
              sides[of].has_changes,
            ];
            const hasChanges = inPublic !== '' && inPublic !== model.working[of];
            expect(found).toEqual([state, inPublic, model.working[of], hasChanges]);
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});
