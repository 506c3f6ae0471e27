import { z } from 'zod';
import { givenText } from '../content/typed-text.ts';
import * as limits from '../limits.ts';
import { sections } from '../site/sections.ts';
import { describesNothing } from './alternative-text.ts';

const share = z.number().min(0).max(1);

/** A point of a picture: its distance from the left and from the top edge, as a part of the picture. */
const focalPoint = z.object({ x: share, y: share });

export type FocalPoint = z.infer<typeof focalPoint>;

export const mediaUse = z.object({
  place: z.enum(['item', 'gallery', 'trash', 'manager', 'profile', 'settings', 'earlier']),
  section: z
    .enum(sections.map(({ key }) => key))
    .nullable()
    .describe('Of an item, or of that whose gallery it is.'),
  id: z.int().nullable().describe('Of an item or a manager.'),
  title_ar: z.string(),
  title_en: z.string(),
});

/** A place that shows a picture, or would again after a restoration (`trash`, `earlier`). */
export type MediaUse = z.infer<typeof mediaUse>;

/** A picture of the library. */
export const mediaItem = z.object({
  id: z.string().describe('16 hexadecimal digits.'),
  image: z.string().describe('The value for an `image` field: its path below /storage/.'),
  file: z.string().describe('The path of what is shown: another one since the picture was replaced.'),
  name: z.string().describe('The name of the uploaded file; empty where it is not known.'),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  created_at: z.iso.datetime(),
  focal: focalPoint.nullable().describe('The part that crops keep; null for the middle.'),
  alt_ar: z.string(),
  alt_en: z.string(),
  decorative: z.boolean().describe('It needs no alternative text.'),
  retained: z
    .boolean()
    .describe('It stays until somebody deletes it; any other is removed a day after its last use.'),
  uses: z.array(mediaUse).describe('Where it is used now.'),
});

export type MediaItem = z.infer<typeof mediaItem>;

/** A page of the library, and how many pictures there are on all. */
export const mediaList = z.object({ items: z.array(mediaItem), total: z.int() });

export type MediaList = z.infer<typeof mediaList>;

export const alternativeText = givenText
  .trim()
  .max(limits.alternativeTextCharacters, 'media.altTooLong')
  .refine((text) => !describesNothing(text), 'media.altSaysNothing');

const texts = { alt_ar: alternativeText.optional(), alt_en: alternativeText.optional() };

/** Changes of a picture; fields that are left out stay. */
export const mediaChanges = z.object({
  ...texts,
  focal: focalPoint.nullable().optional(),
  decorative: z.boolean().optional(),
});

export type MediaChanges = z.infer<typeof mediaChanges>;

const file = z.file('file.missing').min(1, 'attachment.empty');

/** The form of a file in place of a picture. */
export const mediaReplacement = z.object({ file });

/** The form of an uploaded picture. */
export const mediaUpload = z.object({
  ...texts,
  file,
  decorative: z
    .literal(['', '1'])
    .transform((value) => value === '1')
    .optional()
    .describe('`1`: it needs no alternative text.'),
});

/** Texts of a picture that come with its upload. */
export type MediaTexts = Pick<MediaChanges, 'alt_ar' | 'alt_en' | 'decorative'>;
