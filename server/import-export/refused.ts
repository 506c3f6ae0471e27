/** A refused import or export: nothing was changed, and the message is one line with the reason. */
export class Refused extends Error {
  override name = 'Refused';
}
