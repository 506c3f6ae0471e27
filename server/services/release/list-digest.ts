import { hash } from 'node:crypto';
import type { ScriptList } from '#shared/site/script-list.ts';

/** The digest of a release: of all that its list names. */
export function listDigest({ release, files, inline }: Omit<ScriptList, 'digest' | 'version'>): string {
  const named = [
    files.map(({ path, sha256, size }) => [path, sha256, size]),
    inline.map(({ kind, sha256, size }) => [kind, sha256, size]),
  ];
  return hash('sha256', JSON.stringify(['diwan scripts 1', release, ...named]), 'hex');
}
