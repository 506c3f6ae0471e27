import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Problems that no visitor should cause, as readable lines. `expect` announces failed requests that a test
 * wants.
 */
export type Problems = {
  lines: Set<string>;
  /**
   * A request to this path (a part of the URL) is meant to fail: the browser's own line about it is no
   * problem.
   */
  expect: (path: string) => void;
};

/** Calls that have to be confirmed: each is refused first, unless the password was given a short while ago. */
const confirmed =
  /\/api\/(administrators\/|(contacts|reports)\/exported|keys\/(confirm|recovery|rotate)|site-settings\/(retention|security))/;

/**
 * Records every console error and warning, uncaught error (React throws its hydration mismatches this way),
 * breach of the content security policy and call to another machine, on every page of a context.
 */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const lines = new Set<string>();
  const expected: string[] = [];

  const meant = (message: ConsoleMessage) =>
    message.text().startsWith('Failed to load resource') &&
    ((message.text().includes(' 403 ') && confirmed.test(message.location().url)) ||
      expected.some((path) => message.location().url.includes(path)));
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || meant(message)) return;
    lines.add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    // React Router handles a failed load only after the page's style is loaded: until then the rejection is
    // unhandled
    if (message === 'Failed to fetch' && expected.length > 0) return;
    lines.add(`uncaught: ${stack ?? message}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      lines.add(`call to another machine: ${href}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy breached: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return { lines, expect: (path) => void expected.push(path) };
}
