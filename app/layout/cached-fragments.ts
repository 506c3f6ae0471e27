import { cloneElement, createContext, createElement, type ReactElement, type ReactNode, use } from 'react';
import { LanguageContext } from '../language.tsx';

/** Markup of what is the same on all pages that are kept as files, by language and class. */
export type FragmentCache = Map<string, string>;

/** Null for a page that its visitor requests, which has its script; known on the server alone. */
export const FragmentCacheContext = /* @__PURE__ */ createContext<FragmentCache | null>(null);

/** Around a fragment that is rendered for the first time: characters that no text has. */
const mark = { name: '\u{F0000}', from: '\u{F0001}', to: '\u{F0002}' };

/**
 * An element whose content is the same on all pages of a kind in a language: a server that copies them renders it once, which
 * takes as long as an item's own text. Its class tells it from others.
 */
export const cachedFragment = (element: Fragment): ReactElement =>
  import.meta.env.SSR ? createElement(CachedFragment, { key: element.key, element }) : element;

type Fragment = ReactElement<{ className: string; children?: ReactNode }>;

function CachedFragment({ element }: { element: Fragment }) {
  const [fragments, language] = [use(FragmentCacheContext), use(LanguageContext)];
  if (!fragments) return element;
  const { className, children } = element.props;
  const key = `${language} ${className}`;
  const html = fragments.get(key);
  return html === undefined
    ? cloneElement(element, {}, mark.name + key + mark.from, children, mark.to)
    : cloneElement(element, { dangerouslySetInnerHTML: { __html: html }, children: null } as object);
}

/** A page without the marks of its fragments, which are kept for the next one. */
export function keepFragments(html: string, fragments: FragmentCache): string {
  // Most pages are the second of their kind
  if (!html.includes(mark.name)) return html;
  const marked = new RegExp(`${mark.name}([^${mark.from}]*)${mark.from}([^${mark.to}]*)${mark.to}`, 'gu');
  return html.replace(marked, (_, key: string, fragment: string) => {
    fragments.set(key, fragment);
    return fragment;
  });
}
