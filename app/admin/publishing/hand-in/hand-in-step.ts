import type { ItemDocument } from '../item-document.ts';

/** A reader of an item, and the rules of the site for them. */
export type Publisher = { email: string; canPublish: boolean; fourEyes: boolean };

/**
 * The next step of a copy for a person: to publish it, to hand it in, to decide about another one's, or to wait for
 * somebody else.
 */
export function handInStep(
  { hand_in }: Pick<ItemDocument, 'hand_in'>,
  { email, canPublish, fourEyes }: Publisher,
): 'publish' | 'hand-in' | 'inspect' | 'wait' {
  const publishesAlone = canPublish && !fourEyes;
  if (!hand_in) return publishesAlone ? 'publish' : 'hand-in';
  if (canPublish && hand_in.by !== email) return 'inspect';
  return publishesAlone ? 'publish' : 'wait';
}
