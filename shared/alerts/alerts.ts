import { z } from 'zod';
import { givenText } from '../content/typed-text.ts';
import { alertLevels } from './alert-levels.ts';
import { alertCharacters, alertLinkCharacters } from './alert-limits.ts';
import { isAlertLink } from './alert-link.ts';

/** An alert as every page shows it while it stands. */
export const alert = z.object({
  id: z.int().positive(),
  level: z.enum(alertLevels),
  text_ar: z.string(),
  text_en: z.string().describe('Empty where there is none: English pages show the Arabic one, and say so.'),
  link: z.string().nullable().describe('A path of this site, or an http(s) address.'),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable().describe('It stands until it is ended where this is null.'),
});

export type Alert = z.infer<typeof alert>;

/** The same for editors. */
export const editedAlert = alert.extend({
  author: z.string().describe('The e-mail address of who raised or last changed it; empty for the operator.'),
  updated_at: z.iso.datetime(),
});

export type EditedAlert = z.infer<typeof editedAlert>;

const text = givenText
  .refine((typed) => typed.length <= alertCharacters, 'alert.textLength')
  .transform((typed) => typed.trim());

const timestamp = z.iso
  .datetime({ offset: true, error: 'error.timestamp' })
  .transform((at) => new Date(at).toISOString());

/** An alert as it is given: a text in one language is enough. */
export const alertDraft = z
  .object({
    level: z.enum(alertLevels, 'alert.noLevel'),
    text_ar: text.default(''),
    text_en: text.default(''),
    link: z
      .string()
      .max(alertLinkCharacters, 'alert.link')
      .nullish()
      .transform((link) => link?.trim() || null)
      .refine((link) => link === null || isAlertLink(link), 'alert.link'),
    starts_at: timestamp.nullish().describe('At once where there is none.'),
    ends_at: timestamp.nullish().describe('It stands until it is ended where there is none.'),
  })
  .refine(({ text_ar, text_en }) => text_ar || text_en, { path: ['text_ar'], error: 'alert.noText' })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at, {
    path: ['ends_at'],
    error: 'alert.endsBefore',
  });

export type AlertDraft = z.infer<typeof alertDraft>;
