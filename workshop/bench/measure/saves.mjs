import { Failure } from '../../../scripts/failure.mjs';
import { ask } from '../http.mjs';
import { spread, timed } from '../statistics.mjs';

/** The milliseconds of an editor's save, and those after it until the next reader has the new page. */
export async function saveItems({ url }, headers, number) {
  const page = `${url}/articles/5/ar`;
  const times = { save: [], next: [] };
  for (let time = 0; time <= number; time += 1) {
    await Promise.all([ask(`${url}/`), ask(page)]);
    const form = new FormData();
    const title = `عنوان جديد ${time}`;
    form.set('title_ar', title);
    const save = await timed(async () => {
      const answer = await fetch(`${url}/api/update-article/5`, { method: 'POST', headers, body: form });
      if (!answer.ok) throw new Failure(`A save was answered with ${answer.status}.`);
      await answer.arrayBuffer();
    });
    const next = await timed(async () => {
      if (!(await ask(page)).body.includes(title))
        throw new Failure('A reader was given what was there before a save.');
    });
    // The first save is the compiler's
    if (time === 0) continue;
    times.save.push(save);
    times.next.push(next);
  }
  return { save: spread(times.save), next: spread(times.next) };
}
