import { hash } from 'node:crypto';
import { captchaProvider, thirdParties } from '#shared/forms/captcha-providers.ts';

/** Start tags of inline scripts that run, and of styles, as the pages write them. */
const inlineTags = { script: /^<script(?![^>]*\s(?:src=|type="application\/))[^>]*>/, style: /^<style>/ };

/** A host name with an optional port, and nothing that could end a policy's directive. */
const hostName = /^[a-z0-9.-]+(:\d+)?$/i;

/** Mark in the head of a page that loads a third party's captcha (see app/contact/). Its script knows no trusted types. */
const captchaMarks = thirdParties.map((name) => ({
  mark: `<meta name="captcha" content="${name}"`,
  sources: captchaProvider(name).sources,
}));

/**
 * The content security policy of a page: only its own files, its own inline scripts and styles by their hashes, and pictures of
 * the hosts that the settings list. Nothing of another origin otherwise, but for a captcha where one is configured and
 * the page has a form that uses it.
 * @param showsFrames for a page that shows previews, or files of senders, in a frame.
 */
export function pagePolicy(
  html: string,
  imageHosts: string[],
  { showsFrames = false }: { showsFrames?: boolean } = {},
): string {
  const hashes = (tag: keyof typeof inlineTags) =>
    new Set(inlineTexts(html, tag).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`));
  const pictures = imageHosts.filter((host) => hostName.test(host)).map((host) => `https://${host}`);
  const thirdParty = captchaMarks.find(({ mark }) => html.includes(mark))?.sources;
  return [
    // Prefetched pages have no directive of their own: Firefox refuses them under 'none'
    "default-src 'self'",
    ["script-src 'self'", ...hashes('script'), ...(thirdParty?.scripts ?? [])].join(' '),
    `frame-src ${thirdParty?.frames.join(' ') ?? (showsFrames ? "'self' blob:" : "'none'")}`,
    ["style-src 'self'", ...hashes('style')].join(' '),
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...(thirdParty?.frames ?? [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(thirdParty ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
}

/** The policy of a working copy that is read by a link: without scripts, and in frames of the site itself alone. */
export function previewPolicy(html: string, imageHosts: string[]): string {
  const closed = ['script-src', 'connect-src', 'form-action', 'worker-src'];
  return pagePolicy(html, imageHosts)
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      if (name === 'frame-ancestors') return "frame-ancestors 'self'";
      return closed.includes(name) ? `${name} 'none'` : directive;
    })
    .join('; ');
}

/** The texts of inline scripts that run, or of styles. Searches from tag to tag: a pattern would test every character. */
export function inlineTexts(html: string, name: keyof typeof inlineTags): string[] {
  const found: string[] = [];
  let to = 0;
  for (let from = html.indexOf(`<${name}`); from >= 0; from = html.indexOf(`<${name}`, to)) {
    to = html.indexOf(`</${name}>`, from);
    if (to < 0) break;
    const [tag] = inlineTags[name].exec(html.slice(from, to)) ?? [];
    if (tag !== undefined) found.push(html.slice(from + tag.length, to));
  }
  return found;
}
