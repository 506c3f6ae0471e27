import { expect, it } from 'vitest';
import { editorText } from './editor-text.ts';

it.each([
  ['line ends', 'أ\r\nب\rج\u2028د\u000Bه', 'أ\nب\nج\nد\nه'],
  ['direction marks', '\u200Fاتصل \u202B\u200E+961 1\u202C \u2067x\u2069\u061C', 'اتصل +961 1 x'],
  ['spaces that do not break', 'المادة\u00A012\u202F؟', 'المادة 12 ؟'],
  ['zero-width spaces, soft hyphens and controls', '\uFEFFin\u00ADvi\u200Bsi\u0001ble\u0007', 'invisible'],
  ['strokes that widen a word', 'الـعـربـيّـة محـــمّـَد', 'العربيّة محمّ\u064Eد'],
])('%s are put right', (_what, typed, stored) => {
  expect(editorText(typed)).toBe(stored);
  expect(editorText(stored), 'once is enough').toBe(stored);
});

it.each([
  ['the year of the Hijra', 'سنة ١٤٤٨ هـ، بـ ٥ آلاف، الـ«ديوان»، الـNDB، أ ـ المقدّمة'],
  ['joiners', 'می\u200Cخواهم \u{1F468}\u200D\u{1F469}'],
  ['marks, tabs and empty lines', 'لُبْنَانُ\tواحد\n\n  اثنان  \n'],
])('%s stay', (_what, text) => expect(editorText(text)).toBe(text));
