import { setTimeout as delay } from 'node:timers/promises';
import { Broken, expectThat } from '../lib/proof.ts';
import { jsonOf } from '../lib/send-request.ts';
import type { SignedIn } from '../lib/signed-in.ts';

/** An item whose titles bear the number of their publication, the same on both sides. */
export type Edited = { id: number; tried: number; acknowledged: number };

type Sides = { sides: Record<'ar' | 'en', { state: string }> };

type History = { events: { event: string; side: string | null; at: string }[] };

const bothSides = { ar: {}, en: {} };

const titles = (number: number) => ({ title_ar: `عنوان ${number}`, title_en: `Title ${number}` });

export async function createDraft(url: string, { headers }: SignedIn): Promise<Edited> {
  const body = new FormData();
  const texts = { description_ar: '', description_en: '', date_ar: '', date_en: '', publish: 'draft' };
  for (const [name, text] of Object.entries({ ...titles(0), ...texts })) body.append(name, text);
  const response = await fetch(`${url}/api/article`, { method: 'POST', headers, body });
  if (!response.ok) throw new Broken(`A draft is answered ${response.status}`);
  const { id } = (await response.json()) as { id: number };
  return { id, tried: 0, acknowledged: 0 };
}

/** @returns true where the publication was accepted. */
export async function scheduleAt({ call }: SignedIn, id: number, due: number): Promise<boolean> {
  const at = new Date(due).toISOString();
  const body = { sides: { ar: { at }, en: { at } }, despite_differences: true };
  const { status } = await call(`items/articles/${id}/publish`, { method: 'POST', body });
  return status === 200;
}

/** Publishes, deletes and restores an item again and again, until the site is killed. */
export async function editOn({ call }: SignedIn, item: Edited, killed: AbortSignal): Promise<void> {
  const path = `items/articles/${item.id}`;
  const accept = async (to: string, method: string, body?: object) => {
    const { status } = await call(to, { method, body });
    expectThat(status < 300, `${method} ${to} is answered ${status}`);
  };
  try {
    for (;;) {
      item.tried += 1;
      await accept(path, 'PUT', titles(item.tried));
      await accept(`${path}/publish`, 'POST', { sides: bothSides, despite_differences: true });
      item.acknowledged = item.tried;
      await accept(`article/${item.id}`, 'DELETE');
      await accept(`trash/articles/${item.id}/restore`, 'POST', {});
    }
  } catch (error) {
    // A request that the kill cut off
    if (!killed.aborted || error instanceof Broken) throw error;
  }
}

/** An edited item has both sides of one publication, the last acknowledged one or a later. @returns how many were. */
export async function expectComplete({ call }: SignedIn, item: Edited): Promise<number> {
  if ((await call(`items/articles/${item.id}`)).status === 404) {
    const { status } = await call(`trash/articles/${item.id}/restore`, { method: 'POST', body: {} });
    expectThat(status === 200, `A deleted item is neither there nor in the trash (${status})`);
  }
  const response = await call(`article/${item.id}`);
  const shown = response.status === 200 ? (jsonOf(response) as Record<string, string>) : undefined;
  const [arabic, english] = ['title_ar', 'title_en'].map((name) => Number(/\d+$/.exec(shown?.[name] ?? '0')));
  expectThat(arabic === english, `The sides are of two publications, ${arabic} and ${english}`);
  expectThat(
    Number(arabic) >= item.acknowledged && Number(arabic) <= item.tried,
    `Publication ${arabic} is public; ${item.acknowledged} was acknowledged, ${item.tried} tried`,
  );
  return item.acknowledged;
}

/** Both sides were published at a moment, or right after it, once and together. */
export async function expectFired({ get }: SignedIn, id: number, due: number): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    const { sides } = await get<Sides>(`items/articles/${id}`);
    if (Object.values(sides).every(({ state }) => state === 'published')) break;
    expectThat(performance.now() < end, `A moment was lost: the sides are ${JSON.stringify(sides)}`);
    await delay(50);
  }
  const { events } = await get<History>(`items/articles/${id}/revisions`);
  const fired = events.filter(({ event }) => event === 'published');
  expectThat(fired.length === 2, `A moment fired ${fired.length} sides, not two`);
  expectThat(new Set(fired.map(({ at }) => at)).size === 1, 'The sides of a moment fired apart');
  expectThat(
    fired.every(({ at }) => Date.parse(at) >= due),
    'A moment fired early',
  );
}
