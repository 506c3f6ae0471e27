import type { SectionKey } from '../site/sections.ts';

/** True where a limit to these sections lets a section through. */
export function isWithin(limit: readonly SectionKey[], section: SectionKey): boolean {
  return limit.length === 0 || limit.includes(section);
}
