import { decodePepper } from '#server/crypto/passwords/pepper.ts';
import { canonicalSignature, publicationKey } from '#server/crypto/publication-key.ts';

/** The newest entry of the log, and the number of rotations of the key up to it. */
export type NewestEntry = { seq: number; hash: string; at: string; rotations: number };

/**
 * The checkpoint that the site publishes, for the manifest of a backup.
 * @param keyFile content of the key file; where it is lost, the checkpoint has no signature.
 */
export function archivedCheckpoint({ rotations, ...stated }: NewestEntry, keyFile: Buffer | undefined) {
  if (!keyFile) return stated;
  const key = publicationKey(decodePepper(keyFile.toString()), rotations + 1);
  return { ...stated, signature: canonicalSignature(key, stated) };
}
