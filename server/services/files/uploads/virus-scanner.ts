import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { AppError } from '#server/errors/app-error.ts';

/** The address of clamd: a socket of this machine, or a host and port. */
export type ScannerAddress = { path: string } | { host: string; port: number };

type Options = {
  /** Receives the reason where the scanner does not respond as it should. */
  report?: (error: unknown) => void;
  /** Timeout in milliseconds without any progress. */
  timeoutMs?: number;
};

/** The bytes of a chunk: clamd refuses none, and reads each at once. */
const chunkBytes = 64 * 1024;

export type VirusScanner = ReturnType<typeof createVirusScanner>;

/**
 * A client of clamd (INSTREAM, clamd(8)).
 * @param address none where no scanner is set up: all is clean then.
 */
export function createVirusScanner(
  address: ScannerAddress | undefined,
  { report = () => {}, timeoutMs = 60_000 }: Options = {},
) {
  async function exchange(send: (socket: Socket) => Promise<void>): Promise<string> {
    const socket = connect(address as NetConnectOpts);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd does not respond')));
    // Read from the start: it responds early to what is too long, and closes
    const response = text(socket);
    response.catch(() => {});
    try {
      await once(socket, 'connect');
      await send(socket).catch((error: unknown) => {
        if (!isClosed(error)) throw error;
      });
      return (await response).replace(/\0.*$/s, '').trim();
    } finally {
      socket.destroy();
    }
  }

  return {
    /**
     * Has a file scanned before it is stored.
     * @throws AppError `invalid` where something is found, `unavailable` where the scanner does not respond.
     */
    async scan(content: Blob | Uint8Array): Promise<void> {
      if (!address) return;
      const file = content instanceof Blob ? content : new Blob([new Uint8Array(content)]);
      const response = await exchange((socket) => sendStream(socket, file)).catch((cause: unknown) => {
        report(cause);
        throw unscanned(cause);
      });
      if (response === 'stream: OK') return;
      if (response.endsWith(' FOUND')) {
        throw new AppError('invalid', 'file.infected', { fields: { file: ['file.infected'] } });
      }
      const cause = new Error(`clamd: ${response.slice(0, 200) || 'no response'}`);
      report(cause);
      throw unscanned(cause);
    },

    /** True where the scanner responds, or none is set up. Never throws. */
    async ready(): Promise<boolean> {
      if (!address) return true;
      const ping = async (socket: Socket) => void socket.end('zPING\0');
      return exchange(ping).then(
        (response) => response === 'PONG',
        () => false,
      );
    },
  };
}

/** Each chunk follows its length; a length of zero ends the stream. */
async function sendStream(socket: Socket, file: Blob): Promise<void> {
  socket.write('zINSTREAM\0');
  for (let start = 0; start < file.size; start += chunkBytes) {
    const chunk = Buffer.from(await file.slice(start, start + chunkBytes).arrayBuffer());
    if (socket.destroyed || socket.writableEnded) return;
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** True where clamd closed the connection: its response has come by then. */
function isClosed(error: unknown): boolean {
  return ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function unscanned(cause: unknown): AppError {
  return new AppError('unavailable', 'file.notScanned', { retryAfter: 30, cause });
}
