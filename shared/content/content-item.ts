import { z } from 'zod';
import { type OwnField, type SectionKey, sections } from '../site/sections.ts';
import { type ColumnOf, columnsOf, type Field, fieldKinds } from './fields/field-kinds.ts';
import { fieldValues } from './fields/field-values.ts';
import { fieldsOf, type standardFields } from './fields/standard-fields.ts';

type ValueOf<F extends Field> = (typeof fieldValues)[(typeof fieldKinds)[F['kind']]['value']];
type Stored<F extends Field> = ValueOf<F>['stored'];
type Given<F extends Field> = ValueOf<F>['given'];
type StandardField = (typeof standardFields)[number];
type AnyField<Own extends Field = OwnField> = StandardField | Own;
type RequiredField = Extract<AnyField, { required: true }>;

const id = z.int().positive();
/** Dates of the fields are free text; these are not. */
const timestamps = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() };

/** The type of an item of any section: a section's own fields are optional. */
type ItemSchema = z.ZodObject<
  { id: typeof id } & { [F in StandardField as ColumnOf<F>]: Stored<F> } & {
    [F in OwnField as ColumnOf<F>]: z.ZodOptional<Stored<F>>;
  } & typeof timestamps
>;
type DraftSchema = z.ZodObject<
  { [F in RequiredField as ColumnOf<F>]: Given<F> } & {
    [F in Exclude<AnyField, RequiredField> as ColumnOf<F>]: z.ZodDefault<Given<F>>;
  }
>;
type ChangesSchema = z.ZodObject<{ [F in AnyField as ColumnOf<F>]: z.ZodOptional<Given<F>> }>;

/** An item of any section, as in the API (specification §3). */
export type ContentItem = z.infer<ItemSchema>;

/** The same as the lists have it: with the focal point of its picture in percent, `35,60`, where that is not the middle. */
export type PublicItem = ContentItem & { image_focus?: string; image_file?: string; code?: string };

type Draft = z.output<DraftSchema>;
type StandardColumn = ColumnOf<StandardField>;

/** An item as an editor writes it: all but the id and timestamps, with the fields that its section has. */
export type CompleteDraft = Pick<Draft, StandardColumn> & {
  [Column in Exclude<keyof Draft, StandardColumn>]?: Draft[Column] | undefined;
};

/** The same where a field that is not required may be left out. */
export type ContentDraft = Pick<CompleteDraft, ColumnOf<RequiredField>> & Partial<CompleteDraft>;

/** The schemas of a section's items, of what creates one, and of what changes one. */
export function schemasOf(ownFields: readonly Field[]) {
  const columns = fieldsOf({ ownFields }).flatMap((field) => {
    const { stored, given, empty } = fieldValues[fieldKinds[field.kind].value];
    const draft = field.required ? given : given.default(empty as never);
    return columnsOf(field).map((column) => ({ column, item: stored, draft, changes: given.optional() }));
  });
  const shape = (of: 'item' | 'draft' | 'changes') =>
    Object.fromEntries(columns.map((each) => [each.column, each[of]]));
  return {
    item: z.object({ id, ...shape('item'), ...timestamps }) as unknown as ItemSchema,
    draft: z.object(shape('draft')) as unknown as DraftSchema,
    changes: z.object(shape('changes')) as unknown as ChangesSchema,
  };
}

/** The schemas of items with the standard fields alone. */
export const standardSchemas = schemasOf([]);

/** The schemas of each section's items, and of what an editor writes of one. */
export const contentSchemas = Object.fromEntries(
  sections.map(({ key, ownFields }) => [key, ownFields.length > 0 ? schemasOf(ownFields) : standardSchemas]),
) as Record<SectionKey, typeof standardSchemas>;
