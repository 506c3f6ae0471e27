import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the files of an item and of the pictures of its gallery, in Arabic. */
export const ar: Translated<typeof en> = {
  'itemFiles.dropChoice': 'عدم إضافة {name}',
  'itemFiles.sent': 'ما أُرسل من الملف',
  'itemFiles.sending': 'يجري الإرسال…',
  'itemFiles.checking': 'يجري الفحص…',
  'itemFiles.up': 'إلى أعلى',
  'itemFiles.down': 'إلى أسفل',
  'itemFiles.replace': 'استبدال',
  'itemFiles.remove': 'حذف',
  'itemFiles.removed': 'حُذف: {name}',
  'itemFiles.changeFailed': 'لم ينجح ذلك ولم يتغيّر شيء. يرجى المحاولة مجددًا.',
};
