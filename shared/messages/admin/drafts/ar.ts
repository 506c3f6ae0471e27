import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the guard of unsaved changes, in Arabic. */
export const ar = {
  'guard.title': 'لديك تغييرات غير محفوظة',
  'guard.question': 'إذا غادرت الآن فستفقدها.',
  'guard.stay': 'البقاء',
  'guard.leave': 'المغادرة دون حفظ',
  'guard.cancelQuestion': 'هل تريد التخلّي عن التغييرات غير المحفوظة؟',
  'guard.discard': 'التخلّي عن التغييرات',
  'guard.goOn': 'متابعة التعديل',
} satisfies Translated<typeof en>;
