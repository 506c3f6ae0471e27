import { dirname, join, relative } from 'node:path';
import { packageGroups, rooms } from './rooms.ts';

type Node = { type: string; source?: { value?: unknown } | null };

type Context = {
  cwd: string;
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
};

const names = Object.keys(rooms).toSorted((one, other) => other.length - one.length);

/** Reports an import that goes through no door of the table in `rooms.ts`. */
export const roomWalls = {
  create(context: Context) {
    const file = relative(context.cwd, context.filename);
    const name = roomOf(file);
    if (!name) return {};

    const check = (node: Node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = refusal(name, file, specifier);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** Why a file of a room may not import this; undefined where it may. */
function refusal(name: string, file: string, specifier: string): string | undefined {
  const { imports, packages, without = [], except = [] } = rooms[name] ?? { imports: [] };
  const [path = ''] = specifier.split('?');
  const target = targetOf(file, path);
  if (target) {
    const allowed = [name, ...imports].some((room) => isWithin(target, room)) || target.includes('/+types/');
    return allowed ? undefined : `${name} does not import ${target}: see lint/rooms.ts.`;
  }
  const group = without.find((each) => packageGroups[each].test(path));
  const allowed = packages ? packages.includes(path) : !group || except.includes(path);
  return allowed ? undefined : `${name} does not import the package ${path}: see lint/rooms.ts.`;
}

/** The room whose row a file has to keep; undefined for tests, and where there is none. */
export function roomOf(file: string): string | undefined {
  return /\.test\.tsx?$/.test(file) ? undefined : names.find((room) => isWithin(file, room));
}

/** The file of the project that an import names; undefined for a package. */
export function targetOf(file: string, path: string): string | undefined {
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(file), path) : undefined;
}

export function isWithin(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}
