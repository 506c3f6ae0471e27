/**
 * A condition outside the program that prevents its start. The message is one line for the operator: the problem and
 * its remedy.
 */
export class StartError extends Error {
  override name = 'StartError';
}
