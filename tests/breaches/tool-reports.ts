import { execFile } from 'node:child_process';

/** A problem that a tool reports in a file. */
export type Report = { file: string; rule: string };

/** Each tool, run on a folder that holds the project's configuration. */
export const toolReports = {
  async oxlint(folder: string): Promise<Report[]> {
    const { diagnostics } = JSON.parse(await output(folder, 'oxlint/bin/oxlint', '--format=json'));
    return diagnostics.map(({ filename, code }: Record<string, string>) => ({ file: filename, rule: code }));
  },

  async biome(folder: string): Promise<Report[]> {
    const args = ['ci', '--colors=off', '--reporter=json', '--max-diagnostics=none'];
    const { diagnostics } = JSON.parse(await output(folder, '@biomejs/biome/bin/biome', ...args));
    return diagnostics.map((each: { category: string; location: { path: string } }) => ({
      file: each.location.path,
      rule: each.category,
    }));
  },

  async stylelint(folder: string): Promise<Report[]> {
    const args = ['app/**/*.css', '--formatter=json'];
    const results = JSON.parse(await output(folder, 'stylelint/bin/stylelint.mjs', ...args));
    return results.flatMap((each: { source: string; warnings: { rule: string }[] }) =>
      each.warnings.map(({ rule }) => ({ file: each.source.slice(folder.length + 1), rule })),
    );
  },

  async tsc(folder: string): Promise<Report[]> {
    const lines = await output(folder, 'typescript/bin/tsc', '--noEmit', '--pretty', 'false');
    return [...lines.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+):/gm)].map(([, file = '', rule = '']) => ({
      file,
      rule,
    }));
  },

  async knip(folder: string): Promise<Report[]> {
    const { issues } = JSON.parse(await output(folder, 'knip/bin/knip.js', '--reporter=json'));
    return issues.flatMap(({ file, ...kinds }: { file: string } & Record<string, unknown[]>) =>
      Object.entries(kinds).flatMap(([rule, found]) => found.map(() => ({ file, rule }))),
    );
  },
};

/** The output of a tool. A tool that finds a problem ends with an error, and Stylelint then writes to the other stream. */
function output(folder: string, tool: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [`node_modules/${tool}`, ...args], options, (error, stdout, stderr) => {
      if (stdout || stderr) resolve(stdout || stderr);
      else reject(new Error(`${tool} has said nothing of files that break its rules`, { cause: error }));
    });
  });
}
