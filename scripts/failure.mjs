/** Something that the person at the keyboard can mend: its message is all they need to see. */
export class Failure extends Error {}
