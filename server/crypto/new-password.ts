import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of about 99 random bits, in groups that can be read out and typed. */
export function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
