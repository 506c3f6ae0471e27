import { readFile } from 'node:fs/promises';
import { type ScriptList, type SignedScriptList, scriptList } from '#shared/site/script-list.ts';
import { publicationKeyOf, type SigningKey, signedBy } from '../../crypto/publication-key.ts';
import { AppError } from '../../errors/app-error.ts';

type Dependencies = {
  /** The list of the build, if the site serves one. */
  file: string | undefined;
  publicationKeys: SigningKey;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Content of a list's signature: the digest stands for all files and inline scripts. */
export const statedList = ({ signed_at, release, digest }: Omit<SignedScriptList, 'signature'>) => [
  'diwan script list 1',
  signed_at,
  release,
  digest,
];

/** The hashes of the release's scripts, signed with the key that signs what the site publishes about itself. */
export function createScriptList({ file, publicationKeys, now }: Dependencies) {
  let read: Promise<ScriptList> | undefined;

  return {
    /** @throws AppError `not-found` while developing, where scripts change. */
    async get(): Promise<SignedScriptList> {
      if (!file) throw new AppError('not-found', 'error.notFound');
      read ??= readFile(file, 'utf8').then(
        (text) => scriptList.parse(JSON.parse(text)),
        () => {
          throw new AppError('not-found', 'error.notFound');
        },
      );
      const key = await publicationKeys.current();
      const stated = {
        ...(await read),
        signed_at: new Date(now()).toISOString(),
        publication_key: publicationKeyOf(key),
      };
      return { ...stated, signature: signedBy(key, statedList(stated)) };
    },
  };
}
