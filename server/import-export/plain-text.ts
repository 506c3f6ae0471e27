import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A tag or an entity: marks a text as HTML. */
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

export const hasMarkup = (text: string) => markup.test(text);

const left = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title']);

const blocks = new Set(
  (
    'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p ' +
    'pre section table tr ul'
  ).split(' '),
);

/** Converts HTML to plain text, with line breaks, lists as lines with a dash, and the URLs of links. */
export function plainText(html: string): string {
  const { childNodes } = parseFragment(html);
  // Without any block element, the source's line breaks are meant
  const isInline = !childNodes.some(breaksLines);
  const text = childNodes.map((node) => textOf(node, isInline)).join('');
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(node: Node, isInline: boolean): string {
  if ('value' in node) return isInline ? node.value : node.value.replaceAll(/[\n\r]+/g, ' ');
  if (!('tagName' in node) || left.has(node.tagName)) return '';
  const text = node.childNodes.map((each) => textOf(each, isInline)).join('');
  switch (node.tagName) {
    case 'br':
      return '\n';
    case 'li':
      return `\n- ${text.trim()}`;
    case 'td':
    case 'th':
      return `${text} `;
    case 'a':
      return linked(text, node.attrs.find(({ name }) => name === 'href')?.value ?? '');
    default:
      return blocks.has(node.tagName) ? `\n${text}\n` : text;
  }
}

/** Appends a link's URL, unless its text contains it. */
function linked(text: string, href: string): string {
  const address = href.replace(/^(?:mailto|tel):/, '');
  const isWorthIt = /^(?:https?:|mailto:|tel:)/.test(href) && !text.includes(address);
  return isWorthIt ? `${text} (${address})` : text;
}

function breaksLines(node: Node): boolean {
  if (!('tagName' in node)) return false;
  return node.tagName === 'br' || blocks.has(node.tagName) || node.childNodes.some(breaksLines);
}
