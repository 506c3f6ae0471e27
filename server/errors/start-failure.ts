import { AppError } from './app-error.ts';
import { StartError } from './start-error.ts';

type SystemError = Error & {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  path?: string;
};

/** The reason of a failed start, in one line for the operator. */
export function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return 'something unforeseen happened.';
  if (error instanceof StartError) return oneLine(error.message);
  if (error instanceof AppError) {
    const why = error.cause instanceof Error ? ` (${oneLine(error.cause.message)})` : '';
    return `the database or the store does not respond${why}.`;
  }
  const { code, address, port, path, message }: SystemError = error;
  const place = `${address}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${place} is in use by another program: stop that one, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${address} is no address of this machine: set it to one of its own, such as 127.0.0.1.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'HOST is a name that is not known: set it to an address of this machine, such as 127.0.0.1.';
    case 'EACCES':
    case 'EPERM':
      return path
        ? `${path} may not be read or written by this user: give it the right to.`
        : `${place} may not be used by this user: set PORT to a number from 1024 up.`;
    case 'ERR_MODULE_NOT_FOUND':
      return `part of the program is missing (${oneLine(message)}): run \`npm start\`, which installs and builds it.`;
    default:
      return oneLine(message);
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
