import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { migrations } from '../../db/migrations.ts';
import {
  type ArchiveHead,
  type ArchiveManifest,
  archiveHead,
  archiveManifest,
  headName,
  manifestName,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { type ArchiveEntry, damaged, openArchive } from './open-archive.ts';

type Take = {
  /** The first member. If this fails, nothing else is read. */
  head?(head: ArchiveHead): Promise<void>;
  /** Each further member, in order; unread content is skipped. */
  entry?(entry: ArchiveEntry): Promise<void>;
};

/**
 * Reads an archive to its end. Only a normal return means that the archive is complete.
 * @throws BackupError `newer` if a newer program wrote it, as `openArchive`, and the errors of `take`.
 */
export async function readArchive(file: string, identity: string, take: Take = {}): Promise<ArchiveManifest> {
  const members: ArchiveManifest['members'] = {};
  let manifest: ArchiveManifest | undefined;
  for await (const { name, bytes, content } of openArchive(file, identity)) {
    if (manifest || name in members) throw damaged(`"${name}" is unexpected`);
    if (name === manifestName) {
      manifest = await parsed(name, archiveManifest, content);
      continue;
    }
    const first = Object.keys(members).length === 0;
    const noted = hashed(content, (member) => {
      members[name] = member;
    });
    if (first) await take.head?.(await headOf(name, noted));
    else await take.entry?.({ name, bytes, content: noted });
    for await (const _ of noted);
  }
  if (!manifest) throw damaged('it has no end');
  if (!isDeepStrictEqual(manifest.members, members)) throw damaged('what it holds is not what it lists');
  return manifest;
}

type Member = ArchiveManifest['members'][string];

async function* hashed(content: ArchiveEntry['content'], done: (member: Member) => void) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  done({ bytes, sha256: hash.digest('hex') });
}

async function headOf(name: string, content: ArchiveEntry['content']): Promise<ArchiveHead> {
  if (name !== headName) throw damaged('it does not begin as a backup does');
  const head = await parsed(name, archiveHead, content);
  if (head.migration in migrations) return head;
  throw new BackupError(
    'newer',
    `The backup was made by a newer version of Diwan (it has "${head.migration}"): restore it with that version.`,
  );
}

async function parsed<Value>(
  name: string,
  schema: z.ZodType<Value>,
  content: ArchiveEntry['content'],
): Promise<Value> {
  const written = await text(content);
  try {
    return schema.parse(JSON.parse(written));
  } catch (error) {
    throw damaged(`"${name}" cannot be read`, error);
  }
}
