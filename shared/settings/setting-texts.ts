import { z } from 'zod';
import { typedText } from '../content/typed-text.ts';
import * as limits from '../limits.ts';

/**
 * Values of the settings that machines read, each with the key of its error message. All texts but a host may
 * be empty.
 */
export const phoneText = typedText.regex(/^(\+?[\d ()/-]*)$/, 'setting.phone');

export const emailText = typedText.regex(/^([^\s@]+@[^\s@]+)?$/, 'setting.email');

/** An http(s) URL, and no other kind: it becomes a link. */
export const linkText = typedText.regex(/^(https?:\/\/\S+)?$/, 'setting.link');

/** `YYYY-MM-DD` */
export const dateText = z.union([z.literal(''), z.iso.date('setting.date')]);

/** A host name with an optional port, and nothing that could end a directive of the content security policy. */
export const hostText = typedText.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'setting.host');

/** `HH:MM` */
export const timeText = typedText.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'setting.time');

export const trashDaysNumber = z
  .int('setting.trashDays')
  .min(1, 'setting.trashDays')
  .max(limits.maxTrashDays, 'setting.trashDays');

export const monthsNumber = z
  .int('setting.months')
  .min(1, 'setting.months')
  .max(limits.maxTermMonths, 'setting.months');

export const daysNumber = z.int('setting.days').min(1, 'setting.days').max(limits.maxDays, 'setting.days');
