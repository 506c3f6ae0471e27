import { randomInt } from 'node:crypto';

/** Letters and digits without lookalikes. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** About five random bits a character, 99 in all by default, in groups that can be read out and typed. */
export function newPassword({ groups = 4, size = 5 } = {}): string {
  const group = () => Array.from({ length: size }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
