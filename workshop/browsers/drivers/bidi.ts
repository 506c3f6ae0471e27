import { once } from 'node:events';

type Response = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
};

export type Bidi = {
  send: <Result>(method: string, params?: Record<string, unknown>) => Promise<Result>;
  close: () => void;
};

/** Milliseconds for a command. The protocol has no limit of its own: a page that never settles would hold the run. */
const timeout = 60_000;

/** A client of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/): commands over one socket, in any number at a time. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, result, error, message } = JSON.parse(String(data)) as Response;
    const command = pending.get(id);
    pending.delete(id);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const command of pending.values())
      command.reject(new Error('The browser has closed the connection'));
  });
  await once(socket, 'open');
  return {
    send: async <Result>(method: string, params: Record<string, unknown> = {}) => {
      const command = Promise.withResolvers<unknown>();
      const id = (last += 1);
      pending.set(id, command);
      socket.send(JSON.stringify({ id, method, params }));
      const timer = setTimeout(() => {
        pending.delete(id);
        command.reject(new Error(`${method} had no response after ${timeout / 1000} seconds`));
      }, timeout);
      try {
        return (await command.promise) as Result;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => socket.close(),
  };
}
