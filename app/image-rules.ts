import type { Language } from '#shared/languages.ts';
import type { Site } from './context.ts';
import { type ImageRules, showable } from './items.ts';

/** The hosts whose pictures pages show, and the notes on pictures. */
export async function imageRules({ services, publicUrl }: Site) {
  const [{ imageHosts }, notes] = await Promise.all([services.settings.all(), services.media.notes()]);
  return { publicUrl, imageHosts, notes } satisfies ImageRules;
}

type Notes = Awaited<ReturnType<typeof imageRules>>;

/** The alternative text of an `image` field; empty where the picture is decorative, or nobody has written one. */
export function altOf(image: string | null, language: Language, rules: Notes): string {
  const path = showable(image, { ...rules, notes: undefined });
  return (path && rules.notes.get(path)?.alt?.[language]) ?? '';
}
