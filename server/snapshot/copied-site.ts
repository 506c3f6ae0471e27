import {
  fileOf,
  isStaticPage,
  linkFromTop,
  linkTo,
  pageUrlOf,
  upFrom,
} from '#server/http/routes/page-files.ts';
import { pageAt, urlLanguage } from '#shared/site/urls.ts';
import { escapeXml } from '#shared/xml.ts';
import type { RenderedResponse, RenderedSite } from './rendered-site.ts';
import { type Attribute, readPage, unescaped, withEdits, withoutStyle } from './rewrite-page.ts';
import { rewriteStyle } from './rewrite-style.ts';
import { sha256 } from './snapshot-format.ts';
import { copyNote, staticContent } from './static-content.ts';

/** Drawings of up to so many bytes are written into style sheets: browsers take no mask from a folder. */
const inlineDrawing = 64_000;

/** Rewritten attributes that are cached. */
const mostAttributes = 10_000;

/** Redirects that one link may lead through. */
const mostRedirects = 4;

export type CopiedFile = {
  file: string;
  body: Uint8Array;
  /** Paths of this site to which it leads; those that files before it led to may be missing. */
  urls: string[];
};

/** Where an address leads: to another file, by a link from the uppermost folder, or anywhere else. */
type Place = { url: string; link: string } | { address: string };

type Options = {
  publicUrl: string;
  onionUrl?: string | undefined;
  /** The pages of all public items. */
  items: ReadonlySet<string>;
  /** When the snapshot began. */
  madeAt: string;
  /** The script of the search page, as a path of the build. */
  searchScript: string;
  /** The number of files with the words of an index, by language. */
  wordFiles: number;
};

/** Files of a copy of the site, each as the site itself sends it, with links to other files. */
export function createCopiedSite(site: RenderedSite, options: Options) {
  const { publicUrl, items } = options;
  const origin = new URL(publicUrl).origin;
  /** Paths whose response is known: the URL that is copied in their place, or undefined. */
  const known = new Map<string, Promise<string | undefined>>();

  /** The path, with its query, of what a link leads to; undefined for what the site does not have. */
  async function targetOf(url: URL, redirects = 0): Promise<string | undefined> {
    const choice = /^\/language(?=\/)/.exec(url.pathname);
    const shown = pageUrlOf(
      choice ? new URL(url.pathname.slice(choice[0].length) + url.search, origin) : url,
    );
    if (shown !== undefined && (items.has(shown) || !/\/\d+\/(?:ar|en)$/.test(shown))) return shown;
    const path = shown ?? url.pathname;
    const probed = known.get(path) ?? probe(path, redirects);
    known.set(path, probed);
    return probed;
  }

  async function probe(path: string, redirects: number): Promise<string | undefined> {
    if (fileOf(path) === undefined) return undefined;
    const { status, location } = await site.get(path, /^\/(?:storage|files)\//.test(path) ? 'HEAD' : 'GET');
    if (status === 200 || status === 410) return path;
    const next = location === undefined ? null : URL.parse(location, origin + path);
    return next?.origin === origin && redirects < mostRedirects ? targetOf(next, redirects + 1) : undefined;
  }

  async function placeOf(address: string, path: string): Promise<Place> {
    if (/^(?:#|$)|^(?!https?:)[a-z][\w+.-]*:/i.test(address)) return { address };
    const url = URL.parse(address, origin + path);
    if (url?.origin !== origin) return { address };
    const target = await targetOf(url);
    const file = target === undefined ? undefined : fileOf(target);
    // The rest is on the site alone
    if (target === undefined || file === undefined) return { address: url.href };
    const isSearch = /^(?:\/en)?\/search$/.test(target);
    return { url: target, link: linkFromTop(file) + (isSearch ? url.search : '') + url.hash };
  }

  /** Links of one file to others, whose URLs it collects. */
  function linksFrom(path: string, file: string) {
    const urls = new Set<string>();
    const up = upFrom(file);
    const link = async (address: string): Promise<string> => {
      const place = await placeOf(address, path);
      if ('address' in place) return place.address;
      urls.add(place.url);
      return up + place.link;
    };
    return { urls, link };
  }

  /** Attributes as they are rewritten, by the way to the uppermost folder: most of a page's are on the others, too. */
  const attributes = new Map<string, Map<string, string>>();

  function attributesIn(file: string): Map<string, string> {
    const up = upFrom(file);
    const cached = attributes.get(up);
    if (cached && cached.size < mostAttributes) return cached;
    const empty = new Map<string, string>();
    attributes.set(up, empty);
    return empty;
  }

  async function stylesheet(css: string, path: string, file: string): Promise<CopiedFile> {
    const { urls, link } = linksFrom(path, file);
    const text = await rewriteStyle(css, async (address) => {
      if (!/^\/[^?]*\.svg(?:#|$)/.test(address)) return link(address);
      const { status, body } = await site.get(address.split('#')[0] ?? '');
      return status === 200 && body.length <= inlineDrawing
        ? `data:image/svg+xml;base64,${body.toString('base64')}${/#.*$/.exec(address)?.[0] ?? ''}`
        : link(address);
    });
    return { file, body: Buffer.from(text), urls: [...urls] };
  }

  /** The style that a page has in itself becomes a file that all have in common. */
  const styles = new Map<string, Promise<CopiedFile>>();
  function sharedStyle(text: string): Promise<CopiedFile> {
    const made = styles.get(text) ?? stylesheet(text, '/', `assets/style-${sha256(text).slice(0, 12)}.css`);
    styles.set(text, made);
    return made;
  }

  async function page(path: string, file: string, sent: string): Promise<CopiedFile[]> {
    const { html, style: css } = withoutStyle(sent);
    const { urls, link } = linksFrom(path, file);
    const language = urlLanguage(path.split('?')[0] ?? '');
    const { edits, links, style, main } = readPage(html);
    const name = path.replace(/^\/en(?=\/)/, '').slice(1);
    const content = isStaticPage(name) && main ? await contentOf(name, file) : undefined;
    const cached = attributesIn(file);
    for (const attribute of links) {
      const { from, to, value } = attribute;
      if (content !== undefined && main && from > main.from && to < main.to) continue;
      const source = html.slice(from, to);
      const text = cached.get(source) ?? (await rewritten(attribute, link));
      // Others depend on the page
      if (value.startsWith('/')) cached.set(source, text);
      edits.push({ from, to, text });
    }
    const own = style && css ? await sharedStyle(css) : undefined;
    if (style && own)
      edits.push({
        from: style.from,
        to: style.to,
        text: `<link rel="stylesheet" href="${linkTo(file, own.file)}"/>`,
      });
    if (content !== undefined && main) {
      edits.push({ ...main, text: content });
      if (name === 'search') urls.add(options.searchScript);
    }
    const end = html.lastIndexOf('</footer>');
    if (end >= 0) edits.push({ from: end, to: end, text: copyNote(language, publicUrl) });
    const body = Buffer.from(withEdits(html, edits));
    return [{ file, body, urls: [...urls] }, ...(own ? [own] : [])];

    async function contentOf(shown: Parameters<typeof staticContent>[0], from: string) {
      const { contact } = await site.services.settings.all();
      const { madeAt, onionUrl, searchScript, wordFiles } = options;
      const root = linkTo(from, '');
      return staticContent(shown, language, {
        contact,
        publicUrl,
        onionUrl,
        madeAt,
        search: { root, script: linkTo(from, searchScript.slice(1)), wordFiles },
      });
    }
  }

  return {
    /** The files of a URL: its own, and those that it has in common with others. Empty where the site has nothing there. */
    async copy(url: string): Promise<CopiedFile[]> {
      const file = fileOf(url);
      if (file === undefined) return [];
      const proven = url.replace(/\.proof$/, '');
      if (proven !== url && items.has(proven)) return [{ file, body: await site.proof(proven), urls: [] }];
      const isList = pageAt(url.split('?')[0] ?? '')?.name === 'section-list';
      const response = await (isList || items.has(url) ? site.sectionPage(url) : site.get(url));
      const { status } = response;
      if (status >= 500) throw new Error(`${url} failed: ${status}`);
      if (status !== 200 && status !== 410) return [];
      return 'html' in response ? page(url, file, response.html) : filesOf(url, file, response);
    },
  };

  async function filesOf(url: string, file: string, { type, body }: RenderedResponse): Promise<CopiedFile[]> {
    if (type.startsWith('text/html')) return page(url, file, body.toString());
    if (type.startsWith('text/css')) return [await stylesheet(body.toString(), url, file)];
    return [{ file, body, urls: [] }];
  }
}

type Link = (address: string) => Promise<string>;

async function rewritten({ name, value }: Attribute, link: Link): Promise<string> {
  const address = unescaped(value);
  const text = await (/^srcset$/i.test(name) ? linkAll(address, link) : link(address));
  return `${name.toLowerCase()}="${escapeXml(text)}"`;
}

/** The addresses of a `srcset`. */
async function linkAll(set: string, link: Link): Promise<string> {
  const parts = set.split(',').map(async (part) => {
    const [address = '', ...size] = part.trim().split(/\s+/);
    return [await link(address), ...size].join(' ');
  });
  return (await Promise.all(parts)).join(', ');
}
