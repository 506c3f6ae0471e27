import { z } from 'zod';

/** Where a redirect comes from. */
const redirectOrigins = ['hand', 'csv', 'import'] as const;

/** Why a redirect is refused; each has its message, `redirect.{reason}`. */
export const redirectProblems = ['long', 'from', 'to', 'page', 'loop', 'chain', 'twice', 'full'] as const;

export type RedirectProblem = (typeof redirectProblems)[number];

export const redirect = z.object({
  from: z.string().describe('The old path, with its query where that belongs to it.'),
  to: z.string().describe('A path of this site, or an https address.'),
  origin: z.enum(redirectOrigins).describe('By hand, from a table, or made by an import.'),
  author: z.string().describe('The e-mail address of who saved it.'),
  saved_at: z.iso.datetime(),
});

export type Redirect = z.infer<typeof redirect>;

/** A path that was requested and has no page. */
export const unknownPath = z.object({
  path: z.string(),
  requests: z.int().describe('At least so many.'),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
});

export type UnknownPath = z.infer<typeof unknownPath>;

/** A row that was refused. */
export const refusedRedirect = z.object({
  line: z.int().describe('Of the file, from 1.'),
  from: z.string(),
  to: z.string(),
  reason: z.enum(redirectProblems),
  message: z.string().describe('The reason in words.'),
});

export type RefusedRedirect = z.infer<typeof refusedRedirect>;

export const savedRedirects = z.object({
  message: z.string(),
  saved: z.int().describe('Redirects that were added or changed.'),
  removed: z.int(),
  refused: z.array(refusedRedirect).describe('Rows of a CSV that were not taken.'),
});

export type SavedRedirects = z.infer<typeof savedRedirects>;
