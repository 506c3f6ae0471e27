import type { Edit } from './defect.ts';
import { fill, findAll, variablesOf } from './pattern.ts';
import { type Node, nodesBelow, parse, variablesIn } from './syntax.ts';

/** The place of an edit in a source, and the replacement there. */
export type Place = {
  source: string;
  node: Node;
  put: string /** Among the children of an element. */;
  isChild: boolean;
};

/** @throws where the edit has no place in the source, more than one, or uses a name that the source lacks. */
export function placeOf(edit: Extract<Edit, { find: string }>, source: string, file: string): Place {
  const { put, find, imports = '' } = edit;
  const program = parse(source, file);
  const { node, bindings } = expectOne(findAll(find, program, source), find);
  const known = variablesIn(parse(imports + source, file));
  const unknown = variablesOf(put).find((name) => !known.has(name) && !(name in globalThis));
  if (unknown) throw new Error(`nothing there is named ${unknown}, which it uses`);
  const isChild = [...nodesBelow(program)].some(
    ({ type, children }) => /^JSX(Element|Fragment)$/.test(type) && (children as Node[]).includes(node),
  );
  return { source, node, put: fill(put, bindings), isChild };
}

/** The replacement as it stands in a source that is planted. */
export const plainly = ({ put, isChild }: Place): string => (isChild ? `{${put}}` : put);

/**
 * The replacement beside the original: which of them counts is decided when the program runs. Thus one build serves the
 * defects of all pages.
 */
export function switched(condition: string) {
  return ({ source, node, put, isChild }: Place): string => {
    const original = source.slice(node.start, node.end);
    if (node.type.endsWith('Declaration')) throw new Error(`a switch would hide what “${original}” declares`);
    if (node.type.endsWith('Statement')) return `if (${condition}) { ${put} } else { ${original} }`;
    if (node.type === 'Property' || node.type === 'JSXAttribute') {
      const choice = `${condition} ? (${valueText(put)}) : (${valueText(original)})`;
      const name = /^[\w-]+/.exec(original)?.[0];
      return node.type === 'Property' ? `${name}: ${choice}` : `${name}={${choice}}`;
    }
    const choice = `(${condition} ? (${put}) : (${original}))`;
    return isChild ? `{${choice}}` : choice;
  };
}

/** The value of a property (`key: value`) or of an attribute (`name={value}`). */
function valueText(text: string): string {
  const [, value = ''] = /^[\w-]+\s*[:=]\s*([^]*)$/.exec(text) ?? [];
  return value.startsWith('{') && text.includes('={') ? value.slice(1, -1) : value;
}

export function expectOne<Found>(found: Found[], of: string): Found {
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) throw new Error(`“${of}” is there ${found.length} times`);
  return one;
}
