import { AppError } from '#server/errors/app-error.ts';
import type { CreateWebHandler } from '#server/http/pages/page-renderer.ts';
import { href } from '#shared/site/href.ts';
import { type Section, sections } from '#shared/site/sections.ts';
import { urlLanguage } from '#shared/site/urls.ts';

let questions = 0;

/** Pages that read the same data as the real ones, and render it in a few words. */
export const plainPages: CreateWebHandler =
  () =>
  async (request, { services, preview }) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/(?:\/_)?\.data$/, '')
      .replace(/^\/en(?=\/|$)/, '');
    const language = urlLanguage(pathname);
    const { identity } = await services.settings.all();

    async function home(status: number): Promise<Response> {
      const previews = await services.content.previews(3, language);
      const { manager_name } = await services.profile.main();
      const titles = sections.flatMap(({ key }) =>
        previews[key].items.map((item) => item[`title_${language}`]),
      );
      return page(status, [manager_name[language], ...titles]);
    }

    async function list({ key }: Section): Promise<Response> {
      const at = Number(searchParams.get('page') ?? 1);
      const { items } = await services.content.list(key, { limit: 12, page: at, scope: language });
      const linked = items.map(
        (item) =>
          `<a href="${href('section-detail', { section: key, id: item.id, language })}">${item[`title_${language}`]}</a>`,
      );
      return page(200, [`page ${at}`, ...linked]);
    }

    async function detail({ key }: Section, id: number): Promise<Response> {
      try {
        const item = preview?.copy ?? (await services.content.find(key, id));
        const { nearest } = await services.content.neighbours(key, id, language);
        const titles = nearest.map(({ title }) => title);
        const files = await services.attachments.list(key, id);
        const links = files.map(({ number, name_en }) => `${name_en} ${preview?.files ?? ''}${number}`);
        return page(200, [item[`title_${language}`], item[`description_${language}`], ...titles, ...links]);
      } catch (error) {
        if (error instanceof AppError) return page(404, ['no such item']);
        throw error;
      }
    }

    function page(status: number, texts: string[], headers: Record<string, string> = {}): Response {
      const all = [identity.name[language], ...texts].map((text) => `<p>${text}</p>`).join('\n');
      const html = `<!doctype html><html lang="${language}"><head><title>${path}</title></head><body>${all}${filler}</body></html>`;
      return new Response(html, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      });
    }

    if (path === '' || path === '/') return home(200);
    if (path === '/managers')
      return page(
        200,
        (await services.managers.list()).map(({ name }) => name[language]),
      );
    if (path === '/contact-us') {
      questions += 1;
      return page(200, [`question ${questions}`, searchParams.get('tab') ?? ''], {
        'cache-control': 'no-store',
      });
    }
    if (path === '/search') return page(200, [searchParams.get('q') ?? ''], { 'cache-control': 'no-store' });
    if (path === '/about-directorate' || path === '/invitation') return page(200, [path]);
    const listed = sections.find((section) => section.list === path);
    if (listed) return list(listed);
    const [, first = '', id] = /^(\/[^/]+)\/(\d+)\/(?:ar|en)$/.exec(path) ?? [];
    const detailed = sections.find((section) => section.detail === first);
    return detailed ? detail(detailed, Number(id)) : home(404);
  };

/** Large enough to be compressed. */
const filler = Array.from({ length: 60 }, (_, index) => `<p>Word ${index} of many others</p>`).join('\n');
