/** A line ends in many ways: those of Windows and old Macs, a break within a paragraph of a word processor. */
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Invisible characters of pasted texts. A text with NUL is damaged, and refused instead. */
const invisible = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]|[^\P{Cc}\n\t\0]/gu;

const fixedSpace = /[\u00A0\u202F]/g;

/** The stroke that widens a word for show. Where it ends a word it is spelling: «هـ» of the Hijri year, «بـ». */
const stretch =
  /(?<=[\u0621-\u063A\u0641-\u065F\u0670-\u06D3])\u0640+(?=[\u064B-\u065F\u0670]*[\u0621-\u063A\u0641-\u064A\u0671-\u06D3])/g;

/** Quick test for characters to put right: most texts have none. */
const unwanted =
  /[\v\f\r\u0085\u00A0\u00AD\u061C\u0640\u200B\u200E\u200F\u2028-\u202F\u2066-\u2069\uFEFF]|[^\P{Cc}\n\t\0]/u;

/**
 * The stored form of a text that an editor typed or pasted, without invisible characters that no search would match.
 */
export function editorText(text: string): string {
  if (!unwanted.test(text)) return text;
  return text.replace(lineEnd, '\n').replace(invisible, '').replace(fixedSpace, ' ').replace(stretch, '');
}

/** True for texts that are stored as the same. */
export function isSameText(one = '', other = ''): boolean {
  return one === other || editorText(one) === editorText(other);
}
