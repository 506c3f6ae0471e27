import { DOMParser, type Element as DomElement, onErrorStopParsing } from '@xmldom/xmldom';

export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** The text directly inside, unescaped. */
  text: string;
};

/** Reads a document with an XML parser. @throws where it is not well-formed. */
export function readXml(document: string): Element {
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const { documentElement } = parser.parseFromString(document, 'text/xml');
  if (!documentElement) throw new Error('The document has no element.');
  return elementOf(documentElement);
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

function elementOf({ nodeName, attributes, childNodes }: DomElement): Element {
  const nodes = Array.from(childNodes);
  return {
    name: nodeName,
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
    children: nodes
      .filter((node) => node.nodeType === node.ELEMENT_NODE)
      .map((node) => elementOf(node as DomElement)),
    text: nodes
      .map(({ nodeType, TEXT_NODE, nodeValue }) => (nodeType === TEXT_NODE ? nodeValue : ''))
      .join(''),
  };
}
