import { Failure } from '../../../scripts/failure.mjs';
import { type Headers, send } from '../http.ts';
import { type Spread, spread, timed } from '../statistics.ts';

export type Saves = { save: Spread; next: Spread };

/** The milliseconds of an editor's save, and those after it until the next reader has the new page. */
export async function saveItems(url: string, headers: Headers, number: number): Promise<Saves> {
  const page = `${url}/articles/5/ar`;
  const saves: number[] = [];
  const nexts: number[] = [];
  for (let index = 0; index <= number; index += 1) {
    await Promise.all([send(`${url}/`), send(page)]);
    const title = `عنوان جديد ${index}`;
    const save = await timed(() => saveTitle(url, headers, title));
    const next = await timed(async () => {
      if (!(await send(page)).body.includes(title))
        throw new Failure('A reader received the state before a save.');
    });
    // The first save is the compiler's
    if (index === 0) continue;
    saves.push(save);
    nexts.push(next);
  }
  return { save: spread(saves), next: spread(nexts) };
}

export async function saveTitle(url: string, headers: Headers, title: string): Promise<void> {
  await post(`${url}/api/update-article/5`, headers, { title_ar: title });
}

/** Sends the fields of an editor's form. */
export async function post(url: string, headers: Headers, fields: Record<string, string>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Failure(`The response of a save has status ${response.status}.`);
  await response.arrayBuffer();
}
