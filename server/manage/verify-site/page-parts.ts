import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type PageParts = {
  /** Scripts and styles that stand in the page. */
  inline: { kind: 'script' | 'style'; text: string }[];
  /** URLs of scripts and styles, as the page writes them. */
  references: Set<string>;
  /** Parts that run something and that no page of this program has, such as a frame. */
  foreign: Set<string>;
  /** The version of the routes' manifest, which the page's script states when it requests further routes. */
  manifest: string | undefined;
};

/** Elements that bring a document or a program of their own, or change where a page's URLs lead. */
const refused = new Set(['applet', 'base', 'embed', 'fencedframe', 'frame', 'iframe', 'object', 'portal']);
const dataTypes = new Set(['application/json', 'application/ld+json']);
const addresses = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href']);
/** Relations of a link to something that is run or applied. */
const running = /(?:^|\s)(?:modulepreload|prefetch|preload|stylesheet)(?:\s|$)/i;
const harmless = /^(?:audio|font|image|track|video)$/i;

/** All parts of a page that a browser runs or applies, with scripts and without: `noscript` has two meanings. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = { inline: [], references: new Set(), foreign: new Set(), manifest: undefined };
  for (const scriptingEnabled of [true, false]) walk(parse(html, { scriptingEnabled }), parts);
  return parts;
}

function walk(node: Node, parts: PageParts): void {
  if ('tagName' in node) inspect(node, parts);
  // Shadow roots are written as templates, and their scripts run
  if ('content' in node) walk(node.content, parts);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, parts);
}

function inspect(element: Element, parts: PageParts): void {
  const { tagName } = element;
  const attributes = Object.fromEntries(
    element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) parts.foreign.add(`the event handler ${name} of <${tagName}>`);
    // Browsers skip control characters and spaces in it
    const scheme = value.replaceAll(/[\p{Cc}\s]/gu, '').slice(0, 11);
    if (addresses.has(name) && scheme.toLowerCase() === 'javascript:')
      parts.foreign.add(`a script as the ${name} of <${tagName}>`);
  }
  if (refused.has(tagName) || 'http-equiv' in attributes) parts.foreign.add(`<${tagName}>`);
  if (tagName === 'script') inspectScript(element, attributes, parts);
  if (tagName === 'style') parts.inline.push({ kind: 'style', text: textOf(element) });
  if (tagName === 'link') inspectLink(attributes, parts);
  // The loader of a page imports from these two (app/hydration-loader.js)
  if (attributes['data-suggestions'] !== undefined) parts.references.add(attributes['data-suggestions']);
  if (attributes['id'] === 'hydration') inspectStart(textOf(element), parts);
}

type Attributes = Record<string, string>;

function inspectScript(element: Element, attributes: Attributes, parts: PageParts): void {
  const source = attributes['src'] ?? attributes['href'] ?? attributes['xlink:href'];
  if (source !== undefined) parts.references.add(source);
  else if (!dataTypes.has((attributes['type'] ?? '').trim().toLowerCase()))
    parts.inline.push({ kind: 'script', text: textOf(element) });
}

function inspectLink({ rel = '', as = '', href }: Attributes, parts: PageParts): void {
  if (href !== undefined && running.test(rel) && !harmless.test(as)) parts.references.add(href);
}

function inspectStart(text: string, parts: PageParts): void {
  try {
    const start = JSON.parse(text);
    for (const url of modulesOf(start)) parts.references.add(url);
    parts.manifest = String(start.manifest.version);
  } catch {
    parts.foreign.add('data that the script cannot start from');
  }
}

/** The modules and styles of routes, wherever they stand in the framework's data. */
export function modulesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /module$|^(?:css|imports)$/i.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => modulesOf(each, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => modulesOf(each, name));
}

function textOf(node: Element): string {
  return node.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
}
