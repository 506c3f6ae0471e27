import { fromBase64url, toBase64url } from '../base64url.ts';

/** The fields of a sealed view that are bytes, at any depth, and base64url where it is sent. */
type ByteField = 'body' | 'sealed_key';

type WithFields<View, Field> = View extends readonly (infer Each)[]
  ? WithFields<Each, Field>[]
  : View extends object
    ? {
        [Name in keyof View]: Name extends ByteField
          ? Field | Extract<View[Name], null>
          : WithFields<View[Name], Field>;
      }
    : View;

/** A sealed view with its bytes. */
export type Decoded<View> = WithFields<View, Uint8Array>;

const byteFields = ['body', 'sealed_key'] satisfies ByteField[];

/** A view as it was sent, with its bytes. */
export const decodedView = <View>(view: View) =>
  mapped(view, (text) => fromBase64url(String(text))) as Decoded<View>;

/** A view as it is sent. */
export const encodedView = <View>(view: View) =>
  mapped(view, (bytes) => toBase64url(bytes as Uint8Array)) as WithFields<View, string>;

function mapped(value: unknown, change: (field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const isBytes = field !== null && byteFields.some((each) => each === name);
    return [name, isBytes ? change(field) : mapped(field, change)];
  });
  return Object.fromEntries(fields);
}
