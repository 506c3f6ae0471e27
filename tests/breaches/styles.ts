import type { Breach } from './breach.ts';

const declarations: [breaks: string, declaration: string, rule: string][] = [
  ['a side', 'margin-left: 1rem', 'property-disallowed-list'],
  ['a corner', 'border-top-left-radius: 1rem', 'property-disallowed-list'],
  ['a place at a side', 'left: 0', 'property-disallowed-list'],
  ['letter-spacing', 'letter-spacing: 1px', 'property-disallowed-list'],
  ['text at a side', 'text-align: left', 'declaration-property-value-disallowed-list'],
  ['a direction', 'direction: rtl', 'rule-selector-property-disallowed-list'],
  ['a raw colour', 'color: #fff', 'color-no-hex'],
  ['a named colour', 'color: red', 'color-named'],
  ['a colour by function', 'color: rgb(0 0 0)', 'function-disallowed-list'],
];

export const styles: Breach[] = [
  ...declarations.map(([breaks, declaration, rule]) => ({
    breaks: `a style says ${breaks}`,
    file: `app/styles/${breaks.replaceAll(' ', '-')}.css`,
    source: `.a {\n  ${declaration};\n}\n`,
    rule,
  })),
  {
    breaks: 'a style sheet has more than 250 lines',
    file: 'app/styles/long.css',
    source: '.a {\n  margin: 0;\n}\n'.repeat(84),
    rule: 'diwan/max-lines',
  },
];
