import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { expectThat } from './proof.ts';
import { sendUntilAccepted } from './send-request.ts';
import type { Attempt, Holder } from './sender.ts';
import type { Stage } from './stage.ts';

type Modules = {
  'shared/channel/can-seal.ts': typeof import('#shared/channel/can-seal.ts');
  'app/contact/form/deliver.ts': typeof import('#app/contact/form/deliver.ts');
  'app/contact/seal/seal.ts': typeof import('#app/contact/seal/seal.ts');
  'app/contact/receipt/page/call-receipt.ts': typeof import('#app/contact/receipt/page/call-receipt.ts');
  'app/contact/uploads/send-file.ts': typeof import('#app/contact/uploads/send-file.ts');
};

export type SenderBrowser = Awaited<ReturnType<typeof openBrowser>>;

export type SentFile = { name: string; content: Uint8Array<ArrayBuffer>; upload: string };

const language = 'en';

/** A file with a name of its upload, which leads to the file's key. */
export function sentFile(name: string, content: Uint8Array<ArrayBuffer>): SentFile {
  return { name, content, upload: randomBytes(32).toString('base64url') };
}

/**
 * The code of a sender's browser, from the sources of the stage, in this process: its requests reach the site as it runs
 * when they are sent. Each call returns undefined where no response came.
 */
export async function openBrowser(stage: Stage, site: () => { url: string }) {
  const load = <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
    import(pathToFileURL(join(stage.tree, path)).href);
  const [{ canSeal }, { checkedTexts, deliver, deliverSealed }, { fetchKeys, sealForm }] = await Promise.all([
    load('shared/channel/can-seal.ts'),
    load('app/contact/form/deliver.ts'),
    load('app/contact/seal/seal.ts'),
  ]);
  const { callReceipt } = await load('app/contact/receipt/page/call-receipt.ts');
  const { sendFile } = await load('app/contact/uploads/send-file.ts');
  replaceNetwork(stage, site);

  return {
    /** Sends a form. */
    async send({ kind, texts, name: key }: Attempt): Promise<Holder | undefined> {
      const { recaptcha = '', ...written } = texts;
      const options = { language, key, recaptcha } as const;
      const outcome = (await canSeal())
        ? await deliverSealed(kind, await sealed(kind, { ...written, recaptcha }), options)
        : await deliver(kind, texts, options);
      if (outcome === 'lost') return undefined;
      expectThat('receipt' in outcome, `A form was refused: ${JSON.stringify(outcome)}`);
      const { receipt = '', pass = '' } = outcome;
      return { receipt, pass };
    },

    /** Adds a message to a case, under a name of its own. */
    async write(holder: Holder, text: string, key: string): Promise<true | undefined> {
      const outcome = await callReceipt('send', { ...holder, text }, { language, key, failed: 'lost' });
      if ('result' in outcome) return true;
      const { lost, message } = outcome.failure;
      expectThat(lost === true, `A message was refused: ${message}`);
      return undefined;
    },

    /** Attaches a file, or what is missing of it; `signal` ends its repeats. */
    async attach(
      holder: Holder,
      { name, content, upload }: SentFile,
      signal: AbortSignal,
    ): Promise<number | undefined> {
      const given = { blob: new Blob([content]), name, details: 'none' } as const;
      const onProgress = () => undefined;
      return sendFile(given, upload, { holder, language, signal, onProgress }).catch((error) => {
        expectThat(!('isFinal' in error), `A file was refused: ${(error as Error).message}`);
        return undefined;
      });
    },
  };

  async function sealed(kind: SubmissionKind, texts: Record<string, string>) {
    return sealForm(kind, checkedTexts(kind, texts), await fetchKeys());
  }
}

/** Lets what is fetched by path reach the site, until the stage ends. */
function replaceNetwork(stage: Stage, site: () => { url: string }): void {
  const { fetch: ownFetch, window: ownWindow } = globalThis as { fetch: typeof fetch; window?: unknown };
  const fetchPath = async (path: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined;
    // Each with a connection of its own: one that waits is closed while the site stands still
    const given = { method, headers: headers as Record<string, string>, body: bytes, from: '127.0.0.1' };
    const response = await sendUntilAccepted(`${site().url}${path}`, given);
    return new Response(new Uint8Array(response.body), { status: response.status });
  };
  Object.assign(globalThis, { fetch: fetchPath, window: { isSecureContext: true } });
  stage.later(() => Object.assign(globalThis, { fetch: ownFetch, window: ownWindow }));
}
