import { caseNameOf, openBody, openKey, type Part } from './envelope.ts';
import type { OpeningKey } from './hpke.ts';

/** The row of a part of a case, with its key for one side, and what names its case. */
export type SealedPart = {
  kind: string;
  id: number;
  key_id: string;
  body: Uint8Array;
  recipient: string | null;
  sealed_key: Uint8Array | null;
  case_version: number;
  case_key_id: string;
};

/**
 * The content of a part, which is JSON.
 * @throws if no key opens it, or it was altered.
 */
export async function openPart(
  { kind, id, key_id, body, recipient, sealed_key, case_version, case_key_id }: SealedPart,
  part: Part,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<unknown> {
  const key = keys.get(recipient ?? '');
  if (!key || !sealed_key) throw new Error('Nobody holds the key to this one.');
  const of = caseNameOf({ kind, id, keyId: case_key_id, version: case_version });
  const place = { ...of, ...part, keyId: key_id };
  const dataKey = await openKey(sealed_key, key, place, recipient ?? '');
  return JSON.parse(new TextDecoder().decode(await openBody(body, dataKey, place)));
}
