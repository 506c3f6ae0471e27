import { z } from 'zod';
import { checkKeys } from './check-keys.ts';

export const checkFinding = z.object({
  subject: z
    .string()
    .describe('`articles/5`, `managers/2`, `profile/main`, `settings/identity`, `redirects/old.html`.'),
  title_ar: z.string(),
  title_en: z.string(),
  side: z.enum(['ar', 'en']).nullable(),
  detail: z
    .string()
    .describe(
      'The link, the file or its name, the day since when, or how many differences; of a link to another site the problem or its status, and the address.',
    ),
});

export type CheckFinding = z.infer<typeof checkFinding>;

const checkResult = z.object({
  check: z.enum(checkKeys),
  checked_at: z.iso.datetime(),
  found: z.int().describe('How many findings there are.'),
  findings: z.array(checkFinding).describe('The first of them.'),
});

export type CheckResult = z.infer<typeof checkResult>;

export const checkState = z.object({
  checked_at: z.iso.datetime().nullable().describe('Null where nothing was checked yet.'),
  running: z.boolean(),
  failed: z.boolean().describe('True where the last run ended early.'),
  checks: z.array(checkResult),
});

export type CheckState = z.infer<typeof checkState>;
