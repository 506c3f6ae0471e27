import { isNode, type Node, nodesBelow, parse, variablesIn } from './syntax.ts';

/** The source texts that the placeholders of a pattern stand for, by name. */
export type Bindings = Map<string, string>;

type Match = { node: Node; bindings: Bindings };

/** Types change nothing at runtime, and the same literal can be spelt differently. */
const ignored = new Set([
  'type',
  'start',
  'end',
  'raw',
  'returnType',
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
]);

const placeholder = /^\${1,3}(?!\$)/;

/**
 * The places below a node that a pattern describes: an expression, a statement, or a property (`key: value`). `$name`
 * stands for any node, the same one wherever it is repeated; `$$$name` for all that is left of a list. White space,
 * comments, parentheses and types do not count.
 */
export function findAll(pattern: string, scope: Node, source: string): Match[] {
  const wanted = patternNode(pattern);
  return [...nodesBelow(scope)].flatMap((node) => {
    const bindings: Bindings = new Map();
    return matches(wanted, node, { source, bindings }) ? [{ node, bindings }] : [];
  });
}

/** A replacement with the source texts that its placeholders stand for. */
export function fill(replacement: string, bindings: Bindings): string {
  return replacement.replaceAll(/\${1,3}\w+/g, (name) => {
    const text = bindings.get(name);
    if (text === undefined) throw new Error(`"${replacement}" uses ${name}, which its pattern lacks`);
    return text;
  });
}

/** The variables of a replacement, without its placeholders. */
export function variablesOf(replacement: string): string[] {
  return [...variablesIn(patternNode(replacement))].filter((name) => !placeholder.test(name));
}

/**
 * A function around the pattern lets it return and await. A labelled statement is read as a property, and a name with
 * an equals sign before a brace or a quotation mark as an attribute of an element (`dir={direction}`).
 */
function patternNode(pattern: string): Node {
  const attribute = /^[\w-]+=[{"]/.test(pattern);
  const program = parse(
    `async function pattern() { ${attribute ? `<x ${pattern} />` : pattern} }`,
    'pattern.tsx',
  );
  const [{ body: block }] = program['body'] as [Node & { body: Node }];
  const [first, ...more] = block['body'] as Node[];
  if (!first || more.length > 0) throw new Error(`"${pattern}" is not one statement`);
  if (attribute) return firstAttribute(first['expression'] as Node);
  if (first.type === 'ExpressionStatement') return first['expression'] as Node;
  if (first.type !== 'LabeledStatement') return first;
  const value = (first['body'] as Node)['expression'];
  return { type: 'Property', start: 0, end: 0, key: first['label'], value };
}

function firstAttribute(element: Node): Node {
  return ((element['openingElement'] as Node)['attributes'] as [Node])[0];
}

type Search = { source: string; bindings: Bindings };

function matches(pattern: unknown, found: unknown, search: Search): boolean {
  if (Array.isArray(pattern)) {
    return Array.isArray(found) && matchesList(pattern.filter(isNoSpace), found.filter(isNoSpace), search);
  }
  if (!isNode(pattern) || !isNode(found)) return sameValue(pattern, found);
  if (isPlaceholder(pattern)) return bind(String(pattern['name']), [found], search);
  if (pattern.type !== found.type) return false;
  return Object.keys(pattern).every((key) => ignored.has(key) || matches(pattern[key], found[key], search));
}

/** White space between the children of an element is none of them. */
const isNoSpace = (each: unknown): boolean =>
  !isNode(each) || each.type !== 'JSXText' || /\S/.test(String(each['value']));

function matchesList(pattern: unknown[], found: unknown[], search: Search): boolean {
  const last = pattern.at(-1);
  const isOpen = isNode(last) && isPlaceholder(last) && String(last['name']).startsWith('$$$');
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? found.length < fixed.length : found.length !== fixed.length) return false;
  if (!fixed.every((each, index) => matches(each, found[index], search))) return false;
  return !isOpen || bind(String(last['name']), found.slice(fixed.length).filter(isNode), search);
}

/** Binds a placeholder to nodes that follow one another; false where it is bound to another text. */
function bind(name: string, nodes: Node[], { source, bindings }: Search): boolean {
  const text = source.slice(nodes[0]?.start ?? 0, nodes.at(-1)?.end ?? 0);
  const bound = bindings.get(name);
  if (bound === undefined) bindings.set(name, text);
  return bound === undefined || bound === text;
}

function isPlaceholder(node: Node): boolean {
  return node.type === 'Identifier' && placeholder.test(String(node['name']));
}

/** Literals: a regular expression is an object. */
function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
