import { z } from 'zod';
import { type OwnField, type SectionKey, sections } from '../site/sections.ts';
import { type ColumnOf, columnsOf, type Field, type FieldKind, fieldKinds } from './field-kinds.ts';
import { standardFields } from './standard-fields.ts';
import { typedText } from './typed-text.ts';

/** The values of the field kinds: what a column holds, and what it holds where the field was left out. */
const values = {
  text: { schema: typedText, empty: '' },
  /** A path below `/storage/`, or a full address; null where there is no picture. */
  image: { schema: z.string().nullable(), empty: null },
} as const satisfies Record<(typeof fieldKinds)[FieldKind]['value'], { schema: z.ZodType; empty: unknown }>;

type Schema<F extends Field> = (typeof values)[(typeof fieldKinds)[F['kind']]['value']]['schema'];
type StandardField = (typeof standardFields)[number];
type AnyField<Own extends Field = OwnField> = StandardField | Own;
type RequiredField = Extract<AnyField, { required: true }>;

const id = z.int().positive();
/** Dates of the fields are free text; these are not. */
const timestamps = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() };

/** The type of an item of any section: a section's own fields are optional. */
type ItemSchema = z.ZodObject<
  { id: typeof id } & { [F in StandardField as ColumnOf<F>]: Schema<F> } & {
    [F in OwnField as ColumnOf<F>]: z.ZodOptional<Schema<F>>;
  } & typeof timestamps
>;
type DraftSchema = z.ZodObject<
  { [F in RequiredField as ColumnOf<F>]: Schema<F> } & {
    [F in Exclude<AnyField, RequiredField> as ColumnOf<F>]: z.ZodDefault<Schema<F>>;
  }
>;

/** An item of any section, as in the API (specification §3). */
export type ContentItem = z.infer<ItemSchema>;

/** A draft of an editor: all but the id and timestamps. A field that is not required may be left out. */
export type ContentDraft = z.input<DraftSchema>;

/** The same with every field. */
export type CompleteDraft = z.output<DraftSchema>;

/** The schemas of items with the standard fields and these. */
export function schemasOf(ownFields: readonly Field[]) {
  const fields: Field[] = [...standardFields, ...ownFields];
  const columns = fields.flatMap((field) =>
    columnsOf(field).map((column) => {
      const { schema, empty } = values[fieldKinds[field.kind].value];
      return { column, item: schema, draft: field.required ? schema : schema.default(empty as never) };
    }),
  );
  const shape = (of: 'item' | 'draft') => Object.fromEntries(columns.map((each) => [each.column, each[of]]));
  return {
    item: z.object({ id, ...shape('item'), ...timestamps }) as unknown as ItemSchema,
    draft: z.object(shape('draft')) as unknown as DraftSchema,
  };
}

/** The schemas of items with the standard fields alone. */
export const standardSchemas = schemasOf([]);

/** The schemas of each section's items, and of what an editor writes of one. */
export const contentSchemas = Object.fromEntries(
  sections.map(({ key, ownFields }) => [key, ownFields.length > 0 ? schemasOf(ownFields) : standardSchemas]),
) as Record<SectionKey, typeof standardSchemas>;
