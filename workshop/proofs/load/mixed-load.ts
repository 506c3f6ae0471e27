import { setTimeout as delay } from 'node:timers/promises';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import type { Chance } from '../lib/chance.ts';
import { Broken } from '../lib/proof.ts';
import type { RunningProgram } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

/** Milliseconds from one to the next of each kind. */
const pace = { readers: 25, newcomers: 250, senders: 2_000, editors: 30_000 };

/** Cached, except shortly after a change. */
const cachedPages = [
  '/',
  '/en',
  '/articles',
  '/en/articles',
  '/articles/1/en',
  '/tenders/1/ar',
  '/en/tenders',
  '/managers',
  '/api/articles?limit=12',
  '/en/nothing-is-here',
  '/sitemap.xml',
];
/** Rendered for each request. */
const made = ['/contact-us', '/en/contact-us', '/en/contact-us?tab=report', '/api/managers?limit=1&page=1'];

/**
 * Readers, senders and an editor, at the pace of a busy day, until the given time.
 * @returns the number of requests of each.
 */
export async function mixedLoad(site: RunningProgram, chance: Chance, until: number) {
  const { attempt } = senderTo(site.dataDir);
  const picture = await photograph({ width: 1_600, height: 1_200 });
  const done = { readers: 0, newcomers: 0, senders: 0, editors: 0, failed: new Map<string, number>() };

  async function read(pages: readonly string[]): Promise<void> {
    const page = chance.pick(pages);
    const { status } = await sendRequest(`${site.url}${page}`);
    if (status !== 200 && status !== 404) throw new Broken(`${page} answers ${status}`);
  }

  /** From one network of many, after loading the form. */
  async function write(): Promise<void> {
    const from = `127.${chance.between(1, 4)}.${chance.below(100)}.${chance.between(1, 200)}`;
    const kind = done.senders % 2 === 0 ? 'contact' : 'report';
    await sendRequest(`${site.url}/api/captcha/challenge?form=${kind}`, { from });
    await receive(site.url, await attempt(kind, `A message, ${done.senders}`), { from });
  }

  /** Creates an article with a picture, reads the inbox, changes the article, and deletes it. */
  async function edit(): Promise<void> {
    const editor = await signIn(site.url);
    const submit = async (path: string, fields: Parameters<typeof form>[0]) => {
      const { payload, ...sent } = await form(fields);
      const response = await editor.call(path, { ...sent, body: payload });
      if (response.status >= 300) throw new Broken(`POST ${path} answers ${response.status}`);
      return JSON.parse(response.body.toString()) as { id: number };
    };
    const { id } = await submit('article', {
      title_en: 'An article',
      title_ar: 'مقال',
      description_en: 'Its text',
      description_ar: 'نصّه',
      date_en: '1 November 2026',
      date_ar: '١ تشرين الثاني ٢٠٢٦',
      image: picture,
    });
    await editor.get('reports?limit=12');
    await submit(`update-article/${id}`, { title_en: 'An article, changed' });
    await editor.remove(`article/${id}`);
    await editor.post('logout');
  }

  async function often(kind: keyof typeof pace, act: () => Promise<void>): Promise<void> {
    for (let next = performance.now(); next < until; next += pace[kind]) {
      await delay(Math.max(0, next - performance.now()));
      await act().then(
        () => void (done[kind] += 1),
        ({ message }: Error) => void done.failed.set(message, (done.failed.get(message) ?? 0) + 1),
      );
    }
  }

  await Promise.all([
    often('readers', () => read(cachedPages)),
    often('newcomers', () => read(made)),
    often('senders', write),
    often('editors', edit),
  ]);
  return done;
}
