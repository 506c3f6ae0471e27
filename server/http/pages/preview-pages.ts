import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedPreview } from '#server/services/previews/previews.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { isLanguage, type Language, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import type { PreviewedItem } from '#shared/publishing/preview.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';
import { failurePage } from '../errors/failure-page.ts';
import { sendAttachment } from '../files/attachment-files.ts';
import { previewPolicy } from './content-security-policy.ts';
import { withoutScript } from './page-hydration.ts';
import { previewBar, previewBarStyle } from './preview-bar.ts';

type Rendered = { status: number; html: string };

type Options = {
  /** Renders the public page at a path with a working copy in place of what is public. */
  render: (request: FastifyRequest, path: string, item: PreviewedItem) => Promise<Rendered>;
  built: boolean;
};

/** A preview, and a file of one, stays in no cache and no index, and its URL in no referrer. */
const fileHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

const headers = {
  ...fileHeaders,
  'content-type': 'text/html; charset=utf-8',
  'x-frame-options': 'SAMEORIGIN',
};

/** The last part of the path of a file: the number of its item in the set, and its own. */
const fileName = /^([1-9]\d?)-([1-9]\d{0,8})$/;

/** As `newToken` makes them. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * Working copies for those who have a link: the public page with the texts of the working copy, without any script, so
 * that none can read the page's URL.
 */
export function servePreviews(scope: FastifyInstance, { render, built }: Options): void {
  scope.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    routeHref(publicPrograms.preview, { token: '*' }),
    { schema: { hide: true }, config: { may: 'read-public', unlogged: true } },
    async (request, reply) => {
      const [token = '', file] = request.params['*'].split('/', 2);
      const [, itemOfFile, fileNumber] = fileName.exec(file ?? '') ?? [];
      const number = numberOf(itemOfFile ?? request.query['item']);
      const preview = await request.services.previews.open(
        tokenPattern.test(token) && (file === undefined || fileNumber) ? token : '',
        number,
        request.ip,
      );
      if (preview?.copy && fileNumber) {
        const { section, id } = preview.key;
        const { attachments } = request.services;
        const found = await attachments.find(section, id, Number(fileNumber), 'all');
        const language = languageOf(request.query['language'], preview.items[number - 1]);
        return sendAttachment(request, reply, found, { language, headers: fileHeaders });
      }
      const page = preview ? await pageOf(request, { token, number, preview }) : gone();
      return send(reply, page);
    },
  );

  async function pageOf(
    request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    { token, number, preview }: { token: string; number: number; preview: OpenedPreview },
  ): Promise<Rendered> {
    const { kind, key, copy } = preview;
    const language = languageOf(request.query['language'], preview.items[number - 1]);
    const urlOf = (place: { language: Language; number: number }) => {
      const item = place.number > 1 ? `&item=${place.number}` : '';
      return `${routeHref(publicPrograms.preview, { token })}?language=${place.language}${item}`;
    };
    const bar = kind === 'link' ? previewBar({ preview, language, number, urlOf }) : '';
    if (!copy) {
      const { html } = failurePage([language], { code: 'gone', key: 'preview.deleted', sent: false });
      return { status: 410, html: withBar(html, bar) };
    }
    const urls = { ar: urlOf({ language: 'ar', number }), en: urlOf({ language: 'en', number }) };
    const files = `${routeHref(publicPrograms.preview, { token })}/${number}-`;
    const path = href('section-detail', { section: key.section, id: key.id, language });
    const { status, html } = await render(request, path, { copy: titled(copy), urls, files });
    return { status, html: withBar(withoutScript(html), bar) };
  }

  async function send(reply: FastifyReply, { status, html }: Rendered): Promise<string> {
    reply.code(status).headers(headers);
    if (!built) reply.removeHeader('content-security-policy');
    else {
      const { imageHosts } = await reply.request.services.settings.all();
      reply.header('content-security-policy', previewPolicy(html, imageHosts));
    }
    return html;
  }
}

/** The one page for a link that ended, was withdrawn or never was. */
function gone(): Rendered {
  const { html } = failurePage(languages, { code: 'not-found', key: 'preview.gone', sent: false });
  return { status: 404, html };
}

/** The bar of a link's page. In the editor's frame there is none, and a link would open a window, which its sandbox forbids. */
function withBar(html: string, bar: string): string {
  if (!bar) return html.replace('<head>', '<head><base target="_blank">');
  return html
    .replace('</head>', () => `<style>${previewBarStyle}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + bar);
}

/** The page of an item needs a title in one language. */
function titled(copy: ContentItem): ContentItem {
  if (copy.title_ar.trim() || copy.title_en.trim()) return copy;
  const [title_ar, title_en] = languages.map((each) => adminMessage(each, 'preview.untitled'));
  return { ...copy, title_ar: title_ar ?? '', title_en: title_en ?? '' };
}

function numberOf(requested: unknown): number {
  return typeof requested === 'string' && /^[1-9]\d?$/.test(requested) ? Number(requested) : 1;
}

/** Arabic, unless only the other side has a title. */
function languageOf(requested: unknown, item: { title_ar: string; title_en: string } | undefined): Language {
  if (typeof requested === 'string' && isLanguage(requested)) return requested;
  return item?.title_ar.trim() || !item?.title_en.trim() ? 'ar' : 'en';
}
