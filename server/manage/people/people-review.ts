import type { Command } from '../command.ts';
import { rightsText, signInText } from './rights-text.ts';

export const peopleReview: Command = {
  name: 'people review',
  parameters: [],
  options: { done: { summary: 'notes that the list was reviewed' } },
  summary: 'lists people and roles for the quarterly review, and when it is due',
  async run({ services, report, options }) {
    const review = await services.accessReview.find();
    for (const { email, holds_key, second_factor, signed_in_on, ...rights } of review.people)
      report(
        [
          email,
          rightsText(rights),
          holds_key ? 'holds the key' : 'does not hold the key',
          second_factor ? 'second factor' : 'password alone',
          signInText(signed_in_on),
        ].join('  '),
      );
    if (options['done']) {
      await services.accessReview.note(review.version, 'operator');
      report('The review is noted.');
      return;
    }
    const last = review.reviewed_at
      ? `Last reviewed on ${review.reviewed_at.slice(0, 10)} by ${review.reviewed_by}`
      : 'Not reviewed yet';
    report(`${last}; ${review.due ? 'due since' : 'next due on'} ${review.due_on}.`);
  },
};
