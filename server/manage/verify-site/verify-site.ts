import { type ThirdParty, thirdParties } from '#shared/forms/captcha-providers.ts';
import type { Command, Options } from '../command.ts';
import { originOf } from '../origin-of.ts';
import { UsageError } from '../usage-error.ts';
import { inspectSite } from './inspect-site.ts';
import { readList } from './read-list.ts';

/** Maximum of individually printed problems. */
const maxReported = 200;

export const verifySite: Command = {
  name: 'verify-site',
  parameters: ['URL'],
  options: {
    'list': { value: 'FILE', summary: 'the list of a release, in place of this checkout’s own build' },
    'publication-key': { value: 'KEY', summary: 'requires that the site signs with this key' },
    'captcha': { value: 'NAME', summary: `allows the scripts of a captcha: ${thirdParties.join(', ')}` },
  },
  summary: 'compares the scripts of a running site with those of a release',
  async runAlone({ options, report }, address = '') {
    const origin = originOf(address, 'https://www.example.org');
    const captcha = captchaOf(options);
    const list = await readList(textOf(options, 'list'));
    const found = await inspectSite(origin, {
      list,
      captcha,
      publicationKey: textOf(options, 'publication-key'),
      now: Date.now(),
    });
    // Text of another site must not control the terminal
    const print = (line: string) => report(line.replaceAll(/\p{C}/gu, '').slice(0, 500));
    const { problems, publicationKey, keys = [], compared, pages } = found;
    for (const problem of problems.slice(0, maxReported)) print(`! ${problem}`);
    if (problems.length > maxReported) report(`! and ${problems.length - maxReported} more`);
    print(`Digest of the list  ${list.digest}`);
    if (publicationKey) print(`Publication key     ${publicationKey}`);
    for (const { group, fingerprint, words } of keys) print(`Key of ${group}  ${fingerprint}  ${words}`);
    const count =
      problems.length === 1 ? 'There is one difference' : `There are ${problems.length} differences`;
    if (problems.length > 0)
      throw new UsageError(`${count} between ${origin.origin} and release ${list.release}.`);
    print(
      `${origin.origin} has the scripts of release ${list.release}: ${compared} files and ${pages} pages compared.`,
    );
  },
};

function textOf(options: Options, name: string): string | undefined {
  return options[name] === undefined ? undefined : String(options[name]);
}

function captchaOf(options: Options): ThirdParty | undefined {
  const name = textOf(options, 'captcha');
  const known = thirdParties.find((each) => each === name);
  if (name !== undefined && !known)
    throw new UsageError(`There is no captcha "${name}", only ${thirdParties.join(', ')}.`);
  return known;
}
