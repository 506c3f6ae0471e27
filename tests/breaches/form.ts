import type { Breach } from './breach.ts';

export const form: Breach[] = [
  {
    breaks: 'a file hands on what is another’s',
    file: 'shared/re-export.ts',
    source: `export { clean } from './clean.ts';\n`,
    rule: 'lint/performance/noBarrelFile',
  },
  {
    breaks: 'quotation marks are double',
    file: 'shared/quotes.ts',
    source: 'export const quotes = "double";\n',
    rule: 'format',
  },
  {
    breaks: 'imports are not in order',
    file: 'shared/unordered.ts',
    source: `import { clean } from './clean.ts';\nimport { z } from 'zod';\n\nexport const unordered = [clean, z];\n`,
    rule: 'assist/source/organizeImports',
  },
  {
    breaks: 'a style is unknown',
    file: 'app/styles/unknown.css',
    source: '.a {\n  colr: inherit;\n}\n',
    rule: 'lint/correctness/noUnknownProperty',
  },
];
