const toArabic = (text: string) =>
  text.replaceAll(/\d/g, (figure) => String.fromCodePoint(0x0660 + Number(figure)));
const toLatin = (text: string) =>
  text.replaceAll(/[٠-٩]/g, (figure) => String((figure.codePointAt(0) ?? 0) - 0x0660));
const lines = (text: string, change: (line: string, index: number) => string) =>
  text
    .split('\n')
    .map((line, index) => (line.trim() === '' ? line : change(line, index)))
    .join('\n');

/** Changes of form by messengers and people; each leaves a text alone in which it finds nothing to change. */
export const faithfulRules: Record<string, (text: string) => string> = {
  'on one line': (text) => text.replaceAll(/\s*\n\s*/g, ' '),
  'with blank lines': (text) => text.replaceAll('\n', '\n\n\n'),
  'wrapped at forty characters': (text) => text.replaceAll(/(.{20,40}) /g, '$1\n'),
  'with a bold title': (text) => lines(text, (line, index) => (index === 0 ? `*${line.trim()}*` : line)),
  'in italics': (text) => lines(text, (line) => `_${line.trim()}_`),
  'struck out and in a fixed font': (text) => lines(text, (line) => `~\`${line.trim()}\`~`),
  'with a siren before each line': (text) => lines(text, (line) => `🚨 ${line}`),
  'with emoji at the ends': (text) => lines(text, (line) => `${line} ✅👍🏽🇱🇧`),
  'with emoji between words': (text) => text.replaceAll(/([\p{L}]{4,}) /gu, '$1 📌 '),
  'in Arabic figures': toArabic,
  'in Latin figures': toLatin,
  'with long words': (text) => text.replaceAll(/([بتثجحخسشصضطظعغفقكلمنهي])([ا-ي])/g, '$1ـ$2'),
  'without vowel signs': (text) => text.replaceAll(/[\u064B-\u0652]/g, ''),
  'quoted': (text) => lines(text, (line) => `> ${line}`),
  'with hard blanks': (text) => text.replaceAll(' ', '\u00A0'),
  'with invisible signs': (text) => text.replaceAll(/(\p{L}) (\p{L})/gu, '$1\u200C \u200B$2'),
  'with other quotes and dashes': (text) => text.replaceAll(/["“”«»]/g, "'").replaceAll(/ – /g, ' — '),
  'with stars between paragraphs': (text) => text.replaceAll('\n', '\n***\n'),
  'in bold letters and Arabic figures': (text) => toArabic(lines(text, (line) => `*${line.trim()}* 🔴`)),
  'composed of parts': (text) => text.normalize('NFD'),
};
