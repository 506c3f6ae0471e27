import type { EditedAlert } from '#shared/alerts/alerts.ts';

/** An alert on a line: number, level, times, texts, link. Control characters would reach the terminal. */
export function alertText({ id, level, starts_at, ends_at, text_ar, text_en, link }: EditedAlert): string {
  const parts = [`${id}`, level, starts_at, ends_at ?? 'until it is ended', text_ar, text_en, link ?? ''];
  return parts
    .filter(Boolean)
    .join('  ')
    .replaceAll(/\p{C}+/gu, ' ');
}
