import { z } from 'zod';
import { type SectionKey, sections } from '../site/sections.ts';
import { administrator, session } from './keys.ts';
import { secondFactors } from './second-factors.ts';

/** Responses of the calls about one person, and about the review of all. */

const keys = sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]];

export const personDetails = administrator.extend({
  sessions: z.array(session),
  second_factors: secondFactors,
  drafts: z
    .array(z.object({ section: z.enum(keys), count: z.int() }))
    .describe('What they saved last and nobody has published, which somebody else can take over.'),
});

const reviewedPerson = administrator
  .omit({ fingerprint: true, you: true })
  .extend({ second_factor: z.boolean().describe('Whether there is a second step.') });

export const accessReview = z.object({
  people: z.array(reviewedPerson),
  /** Null before the first review. */
  reviewed_at: z.iso.datetime().nullable(),
  reviewed_by: z.string().nullable(),
  due_on: z.iso.date(),
  due: z.boolean(),
  version: z.string().describe('Names the people and their roles as they are; noting a review takes it.'),
});

export type PersonDetails = z.infer<typeof personDetails>;
export type ReviewedPerson = z.infer<typeof reviewedPerson>;
export type AccessReview = z.infer<typeof accessReview>;
