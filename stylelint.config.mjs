import stylelint from 'stylelint';

/** Like the rule of the same name for scripts: a longer file holds more than one thing. */
const maxLines = stylelint.createPlugin('diwan/max-lines', (max) => (root, result) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines <= max) return;
  const message = `${lines} lines: at most ${max} are allowed (diwan/max-lines).`;
  stylelint.utils.report({ ruleName: 'diwan/max-lines', result, node: root, message });
});

// Both languages share one style sheet: no rule names left or right, and colours have names.
const sides = [
  'left',
  'right',
  '/^(border|margin|padding|scroll-margin|scroll-padding)-(left|right)/',
  '/^border-(bottom|top)-(left|right)-radius$/',
];

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  plugins: [maxLines],
  rules: {
    'diwan/max-lines': 250,
    'color-named': 'never',
    'color-no-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-property-value-disallowed-list': {
      '/^(clear|float|text-align)$/': ['left', 'right'],
      '/^justify-/': ['/^(left|right)$/'],
    },
    'function-disallowed-list': ['/^(rgb|hsl)a?$/', '/^(ok)?(lab|lch)$/', 'color', 'hwb'],
    'property-disallowed-list': [
      [...sides, 'letter-spacing'],
      {
        message: (property) =>
          property === 'letter-spacing'
            ? 'Arabic letters are joined: no letter-spacing.'
            : `"${property}" is right for one language only: write inline-start or inline-end.`,
      },
    ],
    // Pages set their direction in HTML.
    'rule-selector-property-disallowed-list': { '/^(?!.*\\.ltr-isolate)/': ['direction'] },
  },
  overrides: [
    {
      // The only raw values.
      files: ['app/styles/tokens.css'],
      rules: { 'color-named': null, 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
