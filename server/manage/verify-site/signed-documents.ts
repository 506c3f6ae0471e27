import { isSignatureOf } from '#server/crypto/publication-key.ts';
import { listDigest } from '#server/services/release/list-digest.ts';
import { statedList } from '#server/services/release/script-list.ts';
import { publishedFingerprint, statedKeys } from '#server/services/submissions/sealed/key-document.ts';
import { type KeyDocument, keyDocument } from '#shared/forms/sealed/key-document.ts';
import { scriptListRoute, sealingKeysRoute } from '#shared/site/public-routes.ts';
import { type ScriptList, type SignedScriptList, signedScriptList } from '#shared/site/script-list.ts';
import type { Resource } from './fetch-resource.ts';

/** Milliseconds by which two clocks may differ. A signature that is older was given for an earlier state of the site. */
const maxAge = 60 * 60 * 1000;

type Signed = { signed_at: string; publication_key: string; signature: string };

type Schema<Document> = { safeParse: (value: unknown) => { success: boolean; data?: Document } };

type Options = { list: ScriptList; publicationKey: string | undefined; now: number };

/** The two documents that a site signs, with what is wrong about them. */
export function inspectDocuments(scripts: Resource, keys: Resource, { list, publicationKey, now }: Options) {
  const problems: string[] = [];
  const inspect = <Document extends Signed>(
    { pattern: path }: { pattern: string },
    resource: Resource,
    schema: Schema<Document>,
    stated: (document: Document) => unknown,
  ): Document | undefined => {
    const document = documentOf(resource, schema);
    if (!document) {
      problems.push(
        resource.status === 200
          ? `${path} is not the document that this program publishes there`
          : `${path} is not served (${resource.status})`,
      );
      return undefined;
    }
    const { signed_at, publication_key, signature } = document;
    if (!isSignatureOf(publication_key, stated(document), signature))
      problems.push(`${path} has a signature that does not fit`);
    if (publicationKey !== undefined && publication_key !== publicationKey)
      problems.push(
        `${path} is signed with the publication key ${publication_key}, not with the required one`,
      );
    if (Math.abs(now - Date.parse(signed_at)) > maxAge)
      problems.push(
        `${path} was signed at ${signed_at}: it is an old copy, or this machine's clock is wrong`,
      );
    return document;
  };
  const scriptDocument = inspect(scriptListRoute, scripts, signedScriptList, statedList);
  if (scriptDocument) problems.push(...listProblems(scriptDocument, list));
  const keysDocument = inspect(sealingKeysRoute, keys, keyDocument, statedKeys);
  if (keysDocument) problems.push(...keyProblems(keysDocument));
  const [one, other] = [scriptDocument?.publication_key, keysDocument?.publication_key];
  if (one && other && one !== other) problems.push('The two documents are signed with different keys');
  return { problems, publicationKey: one ?? other, keys: keysDocument?.keys ?? [] };
}

function documentOf<Document>({ status, body }: Resource, schema: Schema<Document>): Document | undefined {
  if (status !== 200) return undefined;
  try {
    return schema.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
}

function listProblems(served: SignedScriptList, { release, digest }: ScriptList): string[] {
  const path = scriptListRoute.pattern;
  if (listDigest(served) !== served.digest) return [`${path} has a digest that is not of its own list`];
  if (served.release !== release)
    return [
      `The site states release ${served.release}, and the list is of release ${release}: compare with that one`,
    ];
  if (served.digest === digest) return [];
  return [`${path} is another list of release ${release} (digest ${served.digest}, not ${digest})`];
}

/** The texts that people compare with paper have to be of the key that browsers seal to. */
function keyProblems({ keys }: KeyDocument): string[] {
  return keys
    .filter(({ public_key, fingerprint, words }) => {
      const right = publishedFingerprint(public_key);
      return right.fingerprint !== fingerprint || right.words !== words;
    })
    .map(({ group }) => `${sealingKeysRoute.pattern} has a fingerprint that is not of the key of ${group}`);
}
