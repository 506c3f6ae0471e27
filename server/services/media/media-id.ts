import { createHash } from 'node:crypto';

const uploadName = /^images\/(?<id>[0-9a-f]{16})-/;

/** The id of a picture: an upload has it in its name, the hash of its content. */
export function mediaId(path: string): string {
  return (
    uploadName.exec(path)?.groups?.['id'] ?? createHash('sha256').update(path).digest('hex').slice(0, 16)
  );
}
