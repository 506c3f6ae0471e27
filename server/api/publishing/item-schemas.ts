import { z } from 'zod';
import { contentSchemas, standardSchemas } from '#shared/content/content-item.ts';
import { givenText } from '#shared/content/typed-text.ts';
import { languages } from '#shared/languages.ts';
import { galleryPicture } from '#shared/publishing/gallery.ts';
import { relationKinds } from '#shared/publishing/relations.ts';
import { itemEvents, revisionKinds, sideStates } from '#shared/publishing/states.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { difference } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';

const keys = sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]];

export const sectionKey = z.enum(keys);
export const side = z.enum(languages);

/** ISO 8601, stored in UTC. */
export const inUtc = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());

const timestamp = z.iso.datetime();

/** An item's name: one that is no number is not found. */
export const itemParams = z.object({
  section: sectionKey,
  id: integer('error.notFound', { min: 1 }).catch(0),
});

const sideStatus = z.object({
  state: z.enum(sideStates),
  is_public: z
    .boolean()
    .describe(
      'The public reads a version of this side: also of a scheduled one, where there was one before.',
    ),
  published_at: timestamp.nullable(),
  publish_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  outdated: z.boolean().describe('The other side was published with another text since.'),
  right_revision: z
    .int()
    .nullable()
    .describe('The revision whose other side this one was last right for, while it is outdated.'),
  has_changes: z.boolean().describe('The working copy has another text than what is public.'),
});

/** The fields that some sections have. */
const ownFields = Object.fromEntries(
  sections
    .flatMap(({ key }): [string, z.ZodType][] => Object.entries(contentSchemas[key].item.shape))
    .filter(([name]) => !(name in standardSchemas.item.shape))
    .map(([name, schema]) => [name, schema.optional()]),
);

/** An item's working copy. A section's own fields stand beside the standard ones. */
export const itemDocument = standardSchemas.item.extend({
  ...(ownFields as object),
  section: sectionKey,
  revision: z.int().describe('The number of the working copy; 0 where the item was never changed.'),
  author: z.string(),
  pin: z
    .object({ until: timestamp.nullable() })
    .nullable()
    .describe('At the top of its section’s list: until a moment, or for good.'),
  related: z
    .object({ concerns: z.object({ section: sectionKey, id: z.int() }), kind: z.enum(relationKinds) })
    .nullable()
    .describe('The item that it is a notice about.'),
  sides: z.object({ ar: sideStatus, en: sideStatus }),
  hand_in: z
    .object({ at: timestamp, by: z.string(), note: z.string() })
    .nullable()
    .describe('The working copy waits to be published by somebody else.'),
  sent_back: z
    .object({ at: timestamp, by: z.string(), to: z.string(), remark: z.string() })
    .nullable()
    .describe('It was sent back, and is not handed in again yet.'),
  withdrawal: z
    .object({ at: timestamp, reason_ar: z.string(), reason_en: z.string(), successor: z.string().nullable() })
    .nullable(),
});

/** The texts of a revision. A section's own fields stand beside the standard ones. */
export const revisionTexts = standardSchemas.item
  .omit({ id: true, created_at: true, updated_at: true })
  .loose();

/** The same with all that an editor of it needs. */
export const editedItem = itemDocument.extend({
  differences: z.array(difference),
  gallery: z.array(galleryPicture).optional().describe('Where it has one.'),
});

const deskItem = itemDocument
  .pick({
    section: true,
    id: true,
    title_ar: true,
    title_en: true,
    date_ar: true,
    date_en: true,
    image: true,
    updated_at: true,
    author: true,
  })
  .extend({
    hand_in: z.object({ at: timestamp, by: z.string() }).nullable(),
    is_sent_back: z.boolean(),
    sides: z.record(
      side,
      sideStatus.pick({ state: true, outdated: true, publish_at: true, has_changes: true }),
    ),
  });

export const deskItems = z.object({
  items: z.array(deskItem),
  total: z.int().describe('A filtered list is counted up to 1,000.'),
  has_more: z.boolean().describe('There are more than `total`.'),
});

const count = z.int();

/** Numbers of items; each is the `total` of the list with the same section, state and side. */
export const sectionCoverage = z.object({
  section: sectionKey,
  items: count,
  complete: count,
  sides: z.record(
    side,
    z.object({ outdated: count, missing: count, draft: count, scheduled: count, withdrawn: count }),
  ),
});

export const historyEntries = z.object({
  revisions: z.array(
    z.object({
      revision: z.int(),
      saved_at: timestamp,
      author: z.string(),
      kind: z.enum(revisionKinds),
      minor: z.boolean(),
      changed: z.array(z.string()).describe('The fields that differ from the revision before.'),
    }),
  ),
  events: z.array(
    z.object({
      event: z.enum(itemEvents),
      side: side.nullable(),
      at: timestamp,
      author: z.string(),
      revision: z.int(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  total: z.int().describe('How many revisions and events there are in all.'),
});

export const expectedVersion = z.iso
  .datetime()
  .optional()
  .describe('The `updated_at` that was read; 409 with the newer item where it is not the newest.');

const reason = givenText.trim().min(1, 'publishing.noReason').max(1_000);

export const withdrawn = z.object({
  reason_ar: reason,
  reason_en: reason,
  successor: z.object({ section: sectionKey, id: z.int32().min(1) }).optional(),
});
