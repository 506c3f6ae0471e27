import type { Chance } from '../lib/chance.ts';
import type { RequestOptions } from '../lib/send-request.ts';
import { nonsense, nonsenseText } from './nonsense.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type Request = RequestOptions & { method: string; path: string };

const boundary = 'the-boundary-of-the-proofs';
const texts = ['Diwan', 'ديوان', 'One line\nand another', 'visitor@example.org', '01 234 567', '2026-11-01'];

/** Input for each described call: often as it is described, more often nearly so. */
export function describedCalls({ paths, components }: Description, chance: Chance) {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

  function valueOf(schema: Schema = {}, depth = 0): unknown {
    if (depth > 6 || chance.happens(0.06)) return nonsense(chance);
    const { $ref, anyOf, oneOf, allOf, properties = {}, items } = schema;
    if ($ref) return valueOf(components.schemas[$ref.split('/').at(-1) ?? ''], depth + 1);
    const choice = anyOf ?? oneOf ?? allOf;
    if (choice) return valueOf(chance.pick(choice), depth + 1);
    if (schema.enum) return chance.pick(schema.enum);
    if ('const' in schema) return schema.const;
    switch ([schema.type].flat()[0]) {
      case 'object': {
        const named = Object.entries(properties).filter(() => !chance.happens(0.05));
        const own = named.map(([name, each]) => [name, valueOf(each, depth + 1)]);
        if (chance.happens(0.05)) own.push([nonsenseText(chance), nonsense(chance)]);
        return Object.fromEntries(own);
      }
      case 'array':
        return Array.from({ length: chance.below(4) }, () => valueOf(items, depth + 1));
      case 'integer':
      case 'number':
        return chance.between(schema.minimum ?? 0, 40);
      case 'boolean':
        return chance.happens(0.5);
      default:
        return chance.pick(texts);
    }
  }

  function multipart(schema: Schema): Buffer {
    const fields = valueOf(schema);
    const parts = Object.entries(typeof fields === 'object' && fields ? fields : {}).map(([name, value]) => {
      const isFile = schema.properties?.[name]?.format === 'binary';
      const file = isFile
        ? `; filename="${nonsenseText(chance)}"\r\nContent-Type: ${chance.pick(['image/png', 'image/svg+xml', 'text/html', ''])}`
        : '';
      const content = isFile
        ? chance.bytes(chance.below(200)).toString('latin1')
        : String(typeof value === 'object' ? JSON.stringify(value) : value);
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
    });
    const full = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
    return chance.happens(0.1) ? full.subarray(0, chance.below(full.length)) : full;
  }

  function bodyOf({
    content,
  }: NonNullable<Operation['requestBody']>): Pick<RequestOptions, 'body' | 'headers'> {
    const [type = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
    const stated = chance.happens(0.04)
      ? chance.pick([
          'text/plain',
          'application/xml',
          'multipart/form-data',
          '',
          'application/json; charset=utf-7',
        ])
      : type;
    const bytes = type.startsWith('multipart')
      ? multipart(schema)
      : Buffer.from(JSON.stringify(valueOf(schema)) ?? '');
    const cut = chance.happens(0.04) ? bytes.subarray(0, chance.below(bytes.length + 1)) : bytes;
    const full =
      stated.startsWith('multipart') && type === stated ? `${stated}; boundary=${boundary}` : stated;
    return { body: cut, headers: { 'content-type': full } };
  }

  return function next(): Request {
    const { path, method, operation } = chance.pick(all);
    const query = new URLSearchParams();
    for (const { name, in: where, schema } of operation.parameters ?? []) {
      if (where === 'query' && chance.happens(0.5)) query.append(name, textOf(valueOf(schema)));
    }
    if (chance.happens(0.05)) query.append(nonsenseText(chance), nonsenseText(chance));
    const id = () =>
      chance.happens(0.7)
        ? String(chance.between(1, 40))
        : encodeURIComponent(nonsenseText(chance).toWellFormed());
    const filled = path.replaceAll(/\{\w+\}/g, id);
    const requested = query.size > 0 ? `${filled}?${query}` : filled;
    return { method, path: requested, ...(operation.requestBody && bodyOf(operation.requestBody)) };
  };
}

/** A value as part of a URL. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
