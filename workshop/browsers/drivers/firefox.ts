import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi } from './bidi.ts';
import type { Driver, DriverOptions } from './driver.ts';
import { startProgram } from './programs.ts';

type Session = { capabilities: { browserVersion: string } };
type Tree = { contexts: { context: string }[] };
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Firefox with a profile of its own; it speaks WebDriver BiDi itself, without a driver program. */
export async function startFirefox(program: string, { scripting }: DriverOptions): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'diwan-firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref("javascript.enabled", ${scripting});\n`);
  const firefox = await startProgram(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { env: { HOME: profile }, ready: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const { send, close } = await connectBidi(`${firefox.found}/session`);
  const { capabilities } = await send<Session>('session.new', { capabilities: {} });
  const [{ context } = { context: '' }] = (await send<Tree>('browsingContext.getTree')).contexts;
  // Otherwise nothing in the window has the focus
  await send('browsingContext.activate', { context });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(body) {
      const evaluated = await send<Evaluated>('script.evaluate', {
        expression: `(async () => {${body}})()`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    clearCookies: async () => void (await send('storage.deleteCookies')),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
