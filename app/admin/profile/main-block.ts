import type { ManagerProfile } from '#shared/content/manager-profile.ts';
import { languages } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { call } from '../client/api.ts';
import type { Line } from '../panel/differences.ts';
import type { Version } from '../panel/use-editing.ts';
import type { BilingualField } from '../ui/fields/bilingual-fields.tsx';
import { appendImage, type ImageChoice, unchangedImage } from '../ui/fields/image-choice.ts';

/** The texts of the main block, by the names that the call gives them (specification §7). */
export const mainFields = [
  { name: 'manager_name', label: 'profile.manager_name' },
  { name: 'section_1', label: 'profile.section_1', long: true },
  { name: 'section_2', label: 'profile.section_2', long: true },
] as const satisfies (BilingualField & { name: keyof ManagerProfile })[];

/**
 * The main block as it is edited: texts by `{name}_{language}`, the stored picture, and the choice of a new
 * one.
 */
export type MainBlock = { texts: Record<string, string>; image: string | null; choice: ImageChoice };

export type MainResponse = { content: ManagerProfile; updated_at?: string };

export function readMain({ content, updated_at }: MainResponse): Version<MainBlock> {
  const texts = mainFields.flatMap(({ name }) =>
    languages.map((language) => [`${name}_${language}`, content[name][language]] as const),
  );
  return {
    value: { texts: Object.fromEntries(texts), image: content.image, choice: unchangedImage },
    updatedAt: updated_at,
  };
}

/** The main block as a revision has it. */
export function blockOf(value: unknown): MainBlock {
  const { image, ...texts } = value as Record<string, string> & { image: string | null };
  return { texts, image, choice: unchangedImage };
}

export async function saveMain(
  { texts, choice }: MainBlock,
  base: string | undefined,
): Promise<Version<MainBlock>> {
  const form = new FormData();
  for (const { name } of mainFields) {
    for (const language of languages) form.append(`${name}[${language}]`, texts[`${name}_${language}`] ?? '');
  }
  appendImage(form, choice);
  if (base) form.append('updated_at', base);
  return readMain(await call<MainResponse>('about-manager', { method: 'POST', form }));
}

export function mainLines({ texts, image, choice }: MainBlock, t: (key: AdminMessageKey) => string): Line[] {
  const lines = mainFields.flatMap(({ name, label }) =>
    languages.map((language) => {
      const path = `${name}_${language}`;
      return { path, label: t(label), language, text: texts[path] ?? '' };
    }),
  );
  return [...lines, { path: 'image', label: t('profile.image'), text: imageText(image, choice) }];
}

function imageText(image: string | null, choice: ImageChoice): string {
  if (choice.kind === 'chosen') return choice.file.name;
  if (choice.kind === 'stored') return choice.image;
  return choice.kind === 'removed' ? '' : (image ?? '');
}
