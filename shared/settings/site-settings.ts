import { z } from 'zod';
import { localizedText } from '../content/localized.ts';
import { typedText } from '../content/typed-text.ts';
import { lineTimes, refuseStrayTimes } from './line-times.ts';
import {
  dateText,
  daysNumber,
  emailText,
  hostText,
  linkText,
  monthsNumber,
  phoneText,
  timeText,
  trashDaysNumber,
} from './setting-texts.ts';

/** A path below `/storage/`. */
const storedFile = z.string();

const titledText = z.object({ title: localizedText, text: localizedText });

/**
 * The settings that make the site one institution's own, in groups that are stored and edited separately.
 * Texts of several paragraphs hold a line break between paragraphs.
 */
export const siteSettings = z.object({
  identity: z.object({
    name: localizedText,
    /** The small line under the name, e.g. the republic. */
    tagline: localizedText,
    /** One sentence for search engines and shared links. */
    description: localizedText,
    /** A picture for shared links, in each language. */
    shareImage: z.object({ ar: storedFile, en: storedFile }),
  }),
  hero: z.object({
    title: localizedText,
    lead: localizedText,
    /** Six (specification §9); `tall` is the portrait picture for narrow screens. */
    slides: z.array(z.object({ wide: storedFile, tall: storedFile, alt: localizedText })),
  }),
  contact: z.object({
    phone: phoneText,
    email: emailText,
    address: localizedText,
    operationsRoom: phoneText,
    mediaEmail: emailText,
    /** Target of «leave this page» on the report form; empty: no such button. */
    leaveTo: linkText,
    /** Shown after sending: when messages and reports are read. Older clients send none. */
    readWithin: localizedText.default({ ar: '', en: '' }),
    /** On the report form: who replies, before the terms of `cases`. Older clients send none. */
    reportReplies: localizedText.default({ ar: '', en: '' }),
    /** On the report form: the law that protects its sender. Older clients send none. */
    reportRights: localizedText.default({ ar: '', en: '' }),
  }),
  social: z.object({ facebook: linkText, x: linkText, instagram: linkText }),
  footer: z.object({
    /** A line above the footer of every page, e.g. that the site is a sample; older clients send none. */
    notice: localizedText.default({ ar: '', en: '' }),
    copyright: localizedText,
    confidentiality: localizedText,
  }),
  about: z.object({ title: localizedText, summary: localizedText, text: localizedText }),
  principles: z.array(titledText),
  /** The mandate: six tasks. */
  tasks: z.array(titledText),
  organisation: z.object({ central: z.array(localizedText), regional: z.array(localizedText) }),
  anthem: z.object({
    title: localizedText,
    /** Always Arabic; a stanza's lines are separated by line breaks. */
    stanzas: z
      .array(z.object({ refrain: z.boolean(), lines: typedText, times: lineTimes, meaning: typedText }))
      .superRefine(refuseStrayTimes),
    credits: z.array(z.object({ role: localizedText, name: localizedText })),
    recording: storedFile,
  }),
  conduct: z.object({
    title: localizedText,
    date: localizedText,
    /** The date as `YYYY-MM-DD`, for machines. */
    isoDate: dateText,
    summary: localizedText,
    sections: z.array(titledText),
    /** `bytes` is the file's size. */
    documents: z.object({
      ar: z.object({ file: storedFile, bytes: z.int() }),
      en: z.object({ file: storedFile, bytes: z.int() }),
    }),
  }),
  /** Other hosts from which pictures with a full address may be shown; none by default. */
  imageHosts: z.array(hostText),
  /** Days after which a read submission is deleted, and after which the inbox warns of an unread one. */
  retention: z.object({ readDays: daysNumber, unreadDays: daysNumber }),
  /** The terms of a report, and answers that officers begin with. Versions before had none. */
  cases: z.object({
    replyDays: daysNumber,
    conclusionMonths: monthsNumber,
    templates: z.array(titledText),
  }),
  /** A second group of recipients, which senders of reports may choose. Versions before had none. */
  oversight: z.object({
    isOffered: z.boolean(),
    name: localizedText,
    /** A sentence on who they are. */
    about: localizedText,
  }),
  /** The daily reminder to officers, where the site can send mail: its time of day in Beirut, `HH:MM`. */
  digest: z.object({ isSent: z.boolean(), time: timeText }),
  /** Days after which a deleted item is removed for good. */
  trash: z.object({ days: trashDaysNumber }),
  /** `refused`: no PDF of an item may have a script or be protected; its editor is warned otherwise. */
  uploads: z.object({ actingDocuments: z.enum(['reported', 'refused']) }),
  /** `on`: what is published, and what endangers others, takes a second person. */
  fourEyes: z.object({ mode: z.enum(['off', 'on']) }),
  /** Users for whom a second factor is required: none, key holders, or all. */
  security: z.object({
    secondFactor: z.enum(['optional', 'readers', 'all']),
    /** `required`: a session has to be bound to a browser's key; a client with a plain token is refused. */
    boundSessions: z.enum(['optional', 'required']),
    /** `named`: messages open in browsers alone that their officers have named. Older clients send none. */
    openingDevices: z.enum(['any', 'named']).default('any'),
    /** `browsers`: no key of a message is opened on the server; calls in clear are refused. */
    openedIn: z.enum(['anywhere', 'browsers']).default('anywhere'),
  }),
});

export type SiteSettings = z.infer<typeof siteSettings>;

export type SettingsGroup = keyof SiteSettings;
