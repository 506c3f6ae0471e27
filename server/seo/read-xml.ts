export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** The text directly inside, as it was before it was escaped. */
  text: string;
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const token =
  /<\/(?<end>[\w:]+)\s*>|<(?<start>[\w:]+)(?<attributes>(?:\s+[\w:]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;

/**
 * For the tests: reads a document as a strict XML parser does, so without a guess. Throws, with the place, at the
 * first thing that is not well-formed. Takes the XML that this folder writes: no comments, sections or doctypes.
 */
export function readXml(document: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!document.startsWith(declaration)) throw new Error('no XML declaration');
  const outside = element('outside', '');
  const open = [outside];
  for (token.lastIndex = declaration.length; token.lastIndex < document.length; ) {
    const place = token.lastIndex;
    const found = token.exec(document)?.groups;
    if (!found) throw new Error(`not well-formed: ${document.slice(place, place + 80)}`);
    const inner = open.at(-1) as Element;
    if (found['start']) {
      const child = element(found['start'], found['attributes'] ?? '');
      inner.children.push(child);
      if (!found['empty']) open.push(child);
    } else if (found['end']) {
      if (inner.name !== found['end']) throw new Error(`</${found['end']}> ends <${inner.name}>`);
      open.pop();
    } else inner.text += unescape(found['text'] ?? '');
  }
  const [root, ...others] = outside.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> has no end`);
  if (!root || others.length > 0 || outside.text.trim()) throw new Error('not one element in all');
  return root;
}

/** All elements of a name directly inside another. */
export function childrenOf(parent: Element, name: string): Element[] {
  return parent.children.filter((child) => child.name === name);
}

/** The text of the one element of a name directly inside another. */
export function textOf(parent: Element, name: string): string {
  const [only, ...others] = childrenOf(parent, name);
  if (!only || others.length > 0) throw new Error(`<${parent.name}> has not one <${name}>`);
  return only.text;
}

function element(name: string, written: string): Element {
  const attributes: Record<string, string> = {};
  for (const [, key = '', value = ''] of written.matchAll(/([\w:]+)="([^"]*)"/g)) {
    if (key in attributes) throw new Error(`<${name}> has two ${key}`);
    attributes[key] = unescape(value);
  }
  return { name, attributes, children: [], text: '' };
}

function unescape(text: string): string {
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text) || text.includes(']]>'))
    throw new Error(`not allowed in XML: ${JSON.stringify(text)}`);
  return text.replace(/&(?:(\w+);)?/g, (reference, name: string | undefined) => {
    const character = entities[name ?? ''];
    if (character === undefined) throw new Error(`an & that stands for nothing: ${reference}`);
    return character;
  });
}
