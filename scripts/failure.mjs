/** A failure that the person at the keyboard can mend: the message alone is shown. */
export class Failure extends Error {}
