import { expect, test } from 'vitest';
import { handInStep } from './hand-in-step.ts';

const email = 'me@example.org';
const by = (name: string) => ({ at: '2026-11-26T08:00:00.000Z', by: name, note: '' });

test.each([
  // A writer, an editor, and an editor with four eyes
  ['nothing was handed in', null, ['hand-in', 'publish', 'hand-in']],
  ['my own', by(email), ['wait', 'publish', 'wait']],
  ['another one’s', by('other@example.org'), ['wait', 'inspect', 'inspect']],
] as const)('the next step of a copy: %s', (_name, hand_in, steps) => {
  const people = [
    { canPublish: false, fourEyes: false },
    { canPublish: true, fourEyes: false },
    { canPublish: true, fourEyes: true },
  ];
  expect(people.map((person) => handInStep({ hand_in }, { email, ...person }))).toEqual(steps);
});
