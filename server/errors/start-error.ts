/**
 * Something outside the program keeps it from starting. The message is one line, for whoever starts it:
 * what is wrong, and what to do about it.
 */
export class StartError extends Error {
  override name = 'StartError';
}
