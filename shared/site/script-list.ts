import { z } from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const size = z.int().nonnegative();

/** The scripts and styles of a release, as its build writes them into `build/scripts.json`. */
export const scriptList = z.object({
  version: z.literal(1),
  release: z.string().describe('The version of the release.'),
  digest: sha256.describe(
    'SHA-256 of the JSON array ["diwan scripts 1", release, [[path, sha256, size], …], [[kind, sha256, size], …]].',
  ),
  files: z.array(z.object({ path: z.string().regex(/^\/\S+$/), sha256, size })),
  inline: z
    .array(z.object({ kind: z.enum(['script', 'style']), sha256, size }))
    .describe('The only scripts and styles that may stand in a page itself.'),
});

/** The same as a site serves it. */
export const signedScriptList = scriptList.extend({
  signed_at: z.iso.datetime(),
  publication_key: z.string().describe('Ed25519, 32 bytes in base64url.'),
  signature: z
    .string()
    .describe('Ed25519, of the JSON array ["diwan script list 1", signed_at, release, digest].'),
});

export type ScriptList = z.infer<typeof scriptList>;

export type SignedScriptList = z.infer<typeof signedScriptList>;
