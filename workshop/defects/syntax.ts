import { parseSync } from 'vite';

/** A node of a syntax tree (ESTree) and where it stands in the source. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The syntax tree of a source in TypeScript. @throws where the source is none. */
export function parse(source: string, file = 'source.ts'): Node {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** A node and all nodes below it. */
export function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesBelow(child);
}

/** The variables that a node declares or refers to; names of properties are none. */
export function variablesIn(node: Node): Set<string> {
  if (node.type === 'Identifier') return new Set([String(node['name'])]);
  const property = node['computed'] ? undefined : (node['property'] ?? node['key']);
  const others = childrenOf(node).filter((child) => child !== property);
  return new Set(others.flatMap((child) => [...variablesIn(child)]));
}

/** The names of the declarations that a program exports, without its types. */
export function exportsOf(program: Node): Set<string> {
  const declared = childrenOf(program)
    .map(({ declaration }) => declaration)
    .filter(isNode)
    .flatMap((node) => [node, ...childrenOf(node)])
    .filter(({ type }) => !type.startsWith('TS'));
  const ids = declared.map(({ id }) => id).filter(isNode);
  return new Set(ids.map(({ name }) => String(name)));
}
