import { fieldWords } from './field-words.ts';
import { roomWalls } from './room-walls.ts';

/** The project's own rules, run by oxlint. */
export default { meta: { name: 'diwan' }, rules: { 'field-words': fieldWords, 'room-walls': roomWalls } };
