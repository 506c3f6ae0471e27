import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** A published text, as the publication log has it. */
type Published = {
  section: SectionKey;
  side: Language;
  fields: Record<string, unknown>;
  files: readonly { name: string }[];
};

/** A public correction of a text. */
export type Correction = { at: string; before: Published; after: Published };
