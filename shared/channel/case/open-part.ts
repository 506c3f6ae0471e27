import { caseNameOf, openBody, openKey, type Part, type SealingContext } from '../envelope.ts';
import type { OpeningKey } from '../hpke.ts';

/** An envelope with its key for one side. */
type Sealed = { body: Uint8Array; recipient: string | null; sealed_key: Uint8Array | null };

/** The row of a part of a case, and what names its case. */
export type SealedPart = Sealed & {
  kind: string;
  id: number;
  key_id: string;
  case_version: number;
  case_key_id: string;
};

/** A part as a view has it, with what names its case. */
export function partOf<Row extends object>(
  { kind, id, version, key_id }: { kind: string; id: number; version: number; key_id: string },
  row: Row,
) {
  return { ...row, kind, id, case_version: version, case_key_id: key_id };
}

/**
 * The content of a part, which is JSON.
 * @throws if no key opens it, or it was altered.
 */
export function openPart(
  row: SealedPart,
  part: Part,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<unknown> {
  const { kind, id, key_id, case_version, case_key_id } = row;
  const of = caseNameOf({ kind, id, keyId: case_key_id, version: case_version });
  return openContent(row, { ...of, ...part, keyId: key_id }, keys);
}

/**
 * The content of an envelope, which is JSON.
 * @throws if no key opens it, or it was altered.
 */
export async function openContent(
  { body, recipient, sealed_key }: Sealed,
  place: SealingContext,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<unknown> {
  const key = keys.get(recipient ?? '');
  if (!key || !sealed_key) throw new Error('Nobody holds the key to this one.');
  const dataKey = await openKey(sealed_key, key, place, recipient ?? '');
  return JSON.parse(new TextDecoder().decode(await openBody(body, dataKey, place, key.aes)));
}
