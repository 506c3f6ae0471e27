/** An escaped fragment of XML. */
export type Xml = { readonly markup: string };

type Value = string | Xml | readonly Xml[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // As they are, a parser makes a space of them in quotes, and a line feed of a carriage return
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  // XML 1.1 makes a line feed of these, and so do some parsers of 1.0
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
};

/**
 * Characters to escape or drop: those above, and all that is no `Char` of XML 1.0 (most control characters, lone
 * surrogates).
 */
const special = /[^[\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]--[&<>"'\u0085\u2028]]/gv;

/** Escapes a text for element content and attributes, in XML and in HTML. Illegal characters are dropped. */
export function escapeXml(text: string): string {
  return text.replace(special, (character) => entities[character] ?? '');
}

/** Template tag: `` xml`<title>${text}</title>` `` escapes every text and inserts fragments unescaped. */
export function xml(strings: TemplateStringsArray, ...values: Value[]): Xml {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

function markupOf(value: Value): string {
  if (typeof value === 'string') return escapeXml(value);
  return 'markup' in value ? value.markup : value.map((piece) => piece.markup).join('');
}

/** The XML declaration of every document. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
