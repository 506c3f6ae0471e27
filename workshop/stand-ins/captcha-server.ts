import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

export type CaptchaServer = {
  /** The URL at which a site has a proof verified. */
  url: string;
  /** The proofs that were verified, with the secret. */
  requested: { secret: string | null; response: string | null }[];
  stop: () => Promise<void>;
};

/** Plays the provider's side of reCAPTCHA: a proof holds if it begins with `good`. */
export async function startCaptchaServer(): Promise<CaptchaServer> {
  const requested: CaptchaServer['requested'] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const given = new URLSearchParams(await text(request));
    requested.push({ secret: given.get('secret'), response: given.get('response') });
    const success = given.get('response')?.startsWith('good') === true;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success, ...(!success && { 'error-codes': ['timeout-or-duplicate'] }) }));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
    requested,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Plays the provider's script in a page: its box is a button, with others for what may happen to it. */
export async function routeRecaptcha(page: Page): Promise<URL[]> {
  const fetched: URL[] = [];
  await page.route('https://www.google.com/recaptcha/api.js**', (route) => {
    fetched.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` });
  });
  return fetched;
}

type Options = { 'sitekey': string; 'size': string; 'callback': (proof: string) => void } & Record<
  'expired-callback' | 'error-callback',
  () => void
>;

/** Runs in the page. */
function script() {
  const widgets: { box: HTMLElement; draw: () => void }[] = [];
  const grecaptcha = {
    ready: (then: () => void) => void setTimeout(then),
    render(place: HTMLElement, options: Options) {
      const box = document.createElement('div');
      const button = (name: string, act: () => void) => {
        const element = box.appendChild(document.createElement('button'));
        element.type = 'button';
        element.textContent = name;
        element.addEventListener('click', act);
        return element;
      };
      const draw = () => {
        box.replaceChildren();
        button(`fake box ${options.size} ${options.sitekey}`, () => {
          box.dataset['state'] = 'verified';
          options.callback(`good ${crypto.randomUUID()}`);
        });
        button('fake expiry', () => options['expired-callback']());
        button('fake error', () => options['error-callback']());
        button('fake fraud', () => options.callback('bad'));
      };
      draw();
      place.append(box);
      return widgets.push({ box, draw }) - 1;
    },
    reset: (widget: number) => widgets[widget]?.draw(),
  };
  Object.assign(window, { grecaptcha });
}
