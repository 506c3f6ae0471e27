import { describe, expect, test } from 'vitest';
import { switched } from './place.ts';
import { edited, plant } from './plant.ts';

const defect = { in: 'spend', find: 'if ($first) return true', put: 'return Boolean($first);' };

describe('a planted defect', () => {
  test.each([
    ['export const spend = (first) => {\n  if (first) return true;\n};', 'return Boolean(first);'],
    ['export function spend(row?: Row) { if ((row)) /* new */ return true }', 'return Boolean(row);'],
    ['const spend = () => { if (rows[0]) return true; }', 'return Boolean(rows[0]);'],
  ])('finds its place in %j', (source, planted) => {
    expect(edited(source, defect)).toContain(planted);
  });

  test('keeps what the placeholders of a list stand for', () => {
    const edit = { in: 'send', find: 'send($kind, $$$others)', put: 'send($$$others)' };
    expect(edited('send(kind, body, { attempt });', edit)).toBe('send(body, { attempt });');
  });

  test('replaces the value of a property', () => {
    const edit = { in: 'tables', find: 'submission: true', put: 'submission: false' };
    expect(edited('const tables = { other: true, submission: true };', edit)).toBe(
      'const tables = { other: true, submission: false };',
    );
  });

  test('replaces an attribute, and a child of an element, whatever space is around it', () => {
    const source = 'const Bar = () => <p dir={direction}>\n  <b>{name}</b>\n</p>;';
    expect(edited(source, { in: 'Bar', find: 'dir={$value}', put: 'dir="ltr"' }, 'bar.tsx')).toContain(
      '<p dir="ltr">',
    );
    expect(edited(source, { in: 'Bar', find: '<b>{name}</b>', put: 'null' }, 'bar.tsx')).toContain(
      '\n  {null}\n',
    );
  });

  test.each([
    ['nowhere', 'const spend = 1;', '“if ($first) return true” is there 0 times'],
    ['twice', 'if (a) { return true } if (b) return true; if (c) return true;', 'is there 2 times'],
  ])('is refused where its place is there %s', (_, source, message) => {
    expect(() => edited(`function one() { ${source} }`, defect)).toThrow(message);
  });

  test('is refused where it uses a name that the source lacks', () => {
    const edit = { ...defect, put: 'return isNew($first);' };
    expect(() => edited('function one(row) { if (row) return true; }', edit)).toThrow('named isNew');
  });

  test('is named where no source exports what it concerns', () => {
    const edits = [{ ...defect, in: 'noSuchExport' }];
    expect(() => plant({ what: 'a row that is taken twice', edits }, '.')).toThrow(
      'The defect “a row that is taken twice” has no place in the sources: “export of noSuchExport” is there 0 times',
    );
  });
});

describe('a defect behind a switch', () => {
  const write = (source: string, find: string, put: string) =>
    edited(source, { in: 'x', find, put }, 'x.tsx', switched('on'));

  test.each([
    ['const x = call(1);', 'call(1)', 'null', 'const x = (on ? (null) : (call(1)));'],
    [
      'function x() { if (a) return 1; }',
      'if (a) return 1;',
      '{}',
      'if (on) { {} } else { if (a) return 1; }',
    ],
    ['const x = { a: 1 };', 'a: 1', 'a: 2', '{ a: on ? (2) : (1) }'],
    ['const x = <p dir="rtl" />;', 'dir="rtl"', 'dir={undefined}', '<p dir={on ? (undefined) : ("rtl")} />'],
    ['const x = <p><b /></p>;', '<b />', 'null', '<p>{(on ? (null) : (<b />))}</p>'],
  ])('stands beside its original in %j', (source, find, put, expected) => {
    expect(write(source, find, put)).toContain(expected);
  });

  test('is refused where it would hide a name', () => {
    expect(() => write('function x() { const a = 1; }', 'const a = 1;', 'const a = 2;')).toThrow('declares');
  });
});
