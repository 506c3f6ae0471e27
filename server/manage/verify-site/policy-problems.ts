import { captchaProvider, type ThirdParty } from '#shared/forms/captcha-providers.ts';
import type { ScriptList } from '#shared/site/script-list.ts';

type Allowed = Record<string, (source: string) => boolean>;

/** Directives by which nothing is run or applied. */
const free = new Set(['font-src', 'frame-ancestors', 'img-src', 'manifest-src', 'media-src']);
/** Without one of these a browser takes another directive's sources, or any. */
const required = [
  'default-src',
  'script-src',
  'style-src',
  'base-uri',
  'connect-src',
  'form-action',
  'object-src',
  'worker-src',
];

/**
 * Reports what a page's content security policy allows beyond the site's own files and the release's inline scripts.
 * @param captcha the third party whose captcha the forms have.
 * @param showsFrames for a page that shows previews, or files of senders, in a frame.
 */
export function policyProblems(
  header: string | string[] | undefined,
  list: ScriptList,
  captcha?: ThirdParty,
  showsFrames = false,
): string[] {
  const policies = [header ?? []].flat().flatMap((each) => each.split(','));
  if (policies.length === 0) return ['it has no content security policy'];
  const allowed = allowedSources(list, captcha, showsFrames);
  // All of them hold, so one that is strict is enough
  const [fewest = []] = policies
    .map((policy) => problemsOf(policy, allowed))
    .toSorted((one, other) => one.length - other.length);
  return fewest;
}

function problemsOf(policy: string, allowed: Allowed): string[] {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // The first of two counts
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  const missing = required.filter((name) => !directives.has(name)).map((name) => `its policy has no ${name}`);
  const foreign = [...directives].flatMap(([name, sources]) => {
    if (free.has(name)) return [];
    const isAllowed = allowed[name];
    if (!isAllowed) return [`its policy has the unknown directive ${name}`];
    return sources
      .filter((source) => source !== "'none'" && !isAllowed(source))
      .map((source) => `its policy allows ${source} by ${name}`);
  });
  return [...missing, ...foreign];
}

function allowedSources(
  { inline }: ScriptList,
  captcha: ThirdParty | undefined,
  showsFrames: boolean,
): Allowed {
  const third = captcha && captchaProvider(captcha).sources;
  const hashes = (kind: string) =>
    inline
      .filter((each) => each.kind === kind)
      .map(({ sha256 }) => `'sha256-${Buffer.from(sha256, 'hex').toString('base64')}'`);
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes('script'), ...(third?.scripts ?? [])],
    'style-src': ["'self'", ...hashes('style')],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...(third?.frames ?? [])],
    'form-action': ["'self'"],
    // A frame of a blob has the policy of its page
    'frame-src': [...(showsFrames ? ["'self'", 'blob:'] : []), ...(third?.frames ?? [])],
    'base-uri': [],
    'object-src': [],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.fromEntries(
    Object.entries(sources).map(([name, own]) => [name, (source: string) => own.includes(source)]),
  );
}
