import { basename, relative } from 'node:path';
import { exceptions, glossary, pronouns } from './glossary.ts';

type Located = { loc: unknown };

type Context = {
  cwd: string;
  filename: string;
  sourceCode: { getAllComments: () => (Located & { value: string })[] };
  report: (problem: { node?: unknown; loc?: unknown; message: string }) => void;
};

/** Reports names of files and identifiers that no newcomer would search for, and comments without a subject. */
export const fieldWords = {
  create(context: Context) {
    const file = relative(context.cwd, context.filename);
    const reported = new Set<string>();

    function check(name: string, node: unknown) {
      if (reported.has(name)) return;
      reported.add(name);
      const word = inventedWord(name, file);
      if (word) context.report({ node, message: `"${name}": the field says ${glossary[word]}.` });
    }
    return {
      Program(node: unknown) {
        check(basename(file).replace(/\..*/, ''), node);
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const first = value.replace(/^[\s*]+/, '');
          if (pronouns.test(first))
            context.report({
              loc,
              message: `A comment begins with its subject, not with "${pronouns.exec(first)?.[0]}".`,
            });
        }
      },
      Identifier: (node: { name: string }) => check(node.name, node),
    };
  },
};

/** The word of the glossary's left column that stands in a name; undefined where none does. */
function inventedWord(name: string, file: string): string | undefined {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[\s_-]+/);
  return words
    .map((word) => (Object.hasOwn(glossary, word) ? word : word.replace(/(?:ed|s)$/, '')))
    .find(
      (word) =>
        Object.hasOwn(glossary, word) && !exceptions.some(([own, files]) => own === word && files.test(file)),
    );
}
