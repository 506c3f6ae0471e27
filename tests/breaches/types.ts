import type { Breach } from './breach.ts';

export const types: Breach[] = [
  {
    breaks: 'a parameter has no type',
    file: 'shared/implicit-any.ts',
    source: 'export const implicitAny = (value) => String(value);\n',
    rule: 'TS7006',
  },
  {
    breaks: 'an element may be missing',
    file: 'shared/unchecked.ts',
    source: 'export const first = (list: string[]): string => list[0];\n',
    rule: 'TS2322',
  },
  {
    breaks: 'an enum stands where Node runs the source',
    file: 'shared/enum.ts',
    source: 'export enum Colour {\n  Red,\n}\n',
    rule: 'TS1294',
  },
];
