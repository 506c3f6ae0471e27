import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';

type Key = Pick<PublishedKey, 'group' | 'public_key'>;

/** True where a group has another key by now than the page shows: its reader is told before anything is sealed to it. */
export function haveChanged(shown: readonly Key[] | undefined, inUse: readonly Key[]): boolean {
  return (
    shown?.some((key) =>
      inUse.some(({ group, public_key }) => group === key.group && public_key !== key.public_key),
    ) ?? false
  );
}
