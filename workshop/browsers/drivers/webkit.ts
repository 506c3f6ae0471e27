import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../stand-ins/proxies.ts';
import type { Driver } from './driver.ts';
import { startProgram } from './programs.ts';

type Session = { sessionId: string; capabilities: { browserVersion: string } };
type Method = 'GET' | 'POST' | 'DELETE';

/** WebKitGTK's own small browser, on a screen in memory, by its driver (https://www.w3.org/TR/webdriver2/). */
export async function startWebkit(program: string): Promise<Driver> {
  const screen = await startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    ready: /^(\d+)\n/m,
  });
  const port = await freePort();
  const webkit = await startProgram(program, [`--port=${port}`], { env: { DISPLAY: `:${screen.found}` } });
  const { sessionId, capabilities } = await call<Session>(port, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: options } } },
  });
  const send = async <Result>(method: Method, path: string, body?: unknown) =>
    call<Result>(port, method, `/session/${sessionId}${path}`, body);
  const evaluate = async (script: string) => send<string>('POST', '/execute/sync', { script, args: [] });
  await openNarrowWindow(send, evaluate);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    navigate: async (url) => send('POST', '/url', { url }),
    evaluate: async (body) => evaluate(`return (async () => {${body}})()`),
    // A key or a click that leaves the page is never acknowledged
    act: async (actions) => {
      await send('POST', '/actions', { actions }).catch((error: unknown) => {
        if ((error as Error).name !== 'TimeoutError') throw error;
      });
    },
    resize: async (width, height) => send('POST', '/window/rect', { width, height }),
    clearCookies: async () => send('DELETE', '/cookie'),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await send('DELETE', '');
      await webkit.stop();
      await screen.stop();
    },
  };
}

/** Those of MiniBrowser. Without the second, no window opens for a script. */
const options = ['--automation', '--javascript-can-open-windows-automatically=true'];

/** A window with tools is at least 447 pixels wide; one that a page opens can do without tools. */
async function openNarrowWindow(
  send: <Result>(method: Method, path: string, body?: unknown) => Promise<Result>,
  evaluate: (script: string) => Promise<string>,
): Promise<void> {
  const [first] = await send<string[]>('GET', '/window/handles');
  await evaluate("open('about:blank', '_blank', 'popup,width=360,height=800')");
  const handle = (await send<string[]>('GET', '/window/handles')).find((each) => each !== first);
  await send('POST', '/window', { handle });
}

/** Milliseconds between attempts until the driver listens, and their number. */
const pause = 100;
const attempts = 100;

async function call<Result>(port: number, method: Method, path: string, body?: unknown): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(path.endsWith('/actions') ? 5_000 : 60_000),
      });
      const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
      if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    } catch (error) {
      const isStarting = path === '/session' && error instanceof TypeError && attempt < attempts;
      if (!isStarting) throw error;
      await delay(pause);
    }
  }
}
