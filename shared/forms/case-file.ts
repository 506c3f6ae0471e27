import { z } from 'zod';
import * as limits from '../limits.ts';
import { agePublicKey } from './age-key.ts';
import { caseActions } from './case-actions.ts';
import { neededText } from './submission-texts.ts';

/** An officer, by id, and by the address that they had. */
const officer = z.object({ id: z.string(), email: z.string() });

export type Officer = z.infer<typeof officer>;

const day = z.iso.date('case.dueInvalid');

const action = z.object({ kind: z.literal('action'), action: z.enum(caseActions) });

const related = z.object({
  kind: z.literal('related'),
  to: z
    .int('case.relatedInvalid')
    .positive('case.relatedInvalid')
    .describe('The number of another case of the same list.'),
  linked: z.boolean().describe('False where it is related no more.'),
});

/** The data that officers have settled about a case, after an entry. */
const caseData = z.object({
  assignee: officer.nullable().describe('The officer in charge.'),
  labels: z.array(z.string()),
  due_on: z.iso.date().nullable().describe('A day that officers set for themselves.'),
});

export type CaseData = z.infer<typeof caseData>;

/** An entry of a case's history, by its kind. */
const entryContents = [
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('assignee'), assignee: officer.nullable() }),
  z.object({ kind: z.literal('labels'), added: z.array(z.string()), removed: z.array(z.string()) }),
  z.object({ kind: z.literal('due'), due_on: z.iso.date().nullable() }),
  z.object({ kind: z.literal('forwarded'), name: z.string(), recipient: z.string() }),
  action,
  related,
] as const;

const entryContent = z.discriminatedUnion('kind', entryContents);

export type EntryContent = z.infer<typeof entryContent>;

const caseEntry = z.object({
  /** Counted within the case. */
  number: z.int().positive(),
  /** Cut to the hour; of a damaged entry the day alone is known. */
  created_at: z.iso.datetime(),
  by: officer.nullable().describe('Its author; null where it is damaged.'),
  content: entryContent.nullable().describe('Null where it is damaged.'),
});

export type CaseEntry = z.infer<typeof caseEntry>;

/** A case as officers work on it. */
export const caseFile = caseData.extend({
  entries: z.array(caseEntry).describe('Its history, oldest first.'),
  seen: z.int().min(0).describe('The number of the last entry; a change of what is settled returns it.'),
  officers: z.array(officer).describe('Those to whom it can be given.'),
});

export type CaseFile = z.infer<typeof caseFile>;

const label = neededText('case.labelRequired').max(limits.caseLabelCharacters, 'case.labelTooLong');
const labels = z.array(label).max(limits.caseLabels, 'case.tooManyLabels').default([]);
const seen = z.int().min(0).describe('The number of the last entry that the officer saw.');

/** A note or a change. Notes and labels add to what others wrote; the rest replaces it, and names what was seen. */
export const caseChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('note'),
    text: neededText('case.noteRequired').max(limits.caseNoteCharacters, 'case.noteTooLong'),
  }),
  z.object({ kind: z.literal('assignee'), assignee: z.string().nullable(), seen }),
  z
    .object({ kind: z.literal('labels'), added: labels, removed: labels })
    .refine(({ added, removed }) => added.length + removed.length > 0, {
      path: ['added'],
      error: 'case.labelRequired',
    }),
  z.object({ kind: z.literal('due'), due_on: day.nullable(), seen }),
  action,
  related,
]);

export type CaseChange = z.infer<typeof caseChange>;

/** The recipient of a case outside: a name for the history, and an age public key, to which the browser seals it. */
export const caseForward = z.object({
  name: neededText('case.forward.nameRequired').max(limits.caseForwardCharacters, 'case.forward.nameTooLong'),
  recipient: z
    .string('case.forward.keyInvalid')
    .trim()
    .regex(agePublicKey, 'case.forward.keyInvalid')
    .describe('X25519, as `age-keygen` shows it.'),
});

export type CaseForward = z.infer<typeof caseForward>;

/** Next steps of a case: a first answer, a conclusion, and what officers set for themselves. */
export const caseSteps = ['answer', 'conclusion', 'own'] as const;

/** The data of a row in a list of cases. */
export const caseSummary = caseData.extend({
  unread: z.boolean().describe('True where the caller has not read it all.'),
  due: z
    .object({ on: z.iso.date(), step: z.enum(caseSteps) })
    .nullable()
    .describe('The next step and its day; null where none is expected.'),
  late: z.boolean().describe('True where that day has passed.'),
});
