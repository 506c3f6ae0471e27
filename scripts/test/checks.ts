const colours = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

/**
 * Checks that run nothing of the project, in order. Each is a name and the tool's file with its arguments; the
 * pages' own types are written first, as the rest reads them.
 */
export const checks: [name: string, command: [file: string, ...args: string[]]][] = [
  ['page types', ['@react-router/dev/bin.cjs', 'typegen']],
  ['types', ['typescript/bin/tsc', '--noEmit']],
  ['oxlint', ['oxlint/bin/oxlint']],
  ['biome', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', colours]],
  ['stylelint', ['stylelint/bin/stylelint.mjs', 'app/**/*.css', '--max-warnings=0', '--allow-empty-input']],
  ['knip', ['knip/bin/knip.js', '--treat-config-hints-as-errors']],
];
