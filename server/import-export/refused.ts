/** Nothing was changed, and the message says in one line why. */
export class Refused extends Error {
  override name = 'Refused';
}
