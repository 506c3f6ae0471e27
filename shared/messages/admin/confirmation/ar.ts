import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the dialog that asks for the password again, in Arabic. */
export const ar = {
  'confirm.needed': 'يرجى إدخال كلمة مرورك من جديد أولًا.',
  'confirm.title': 'تأكيد هويتك',
  'confirm.lead':
    'يمسّ هذا من يقرأ الرسائل أو ما يُحفظ منها أو طريقة الدخول. أدخل كلمة مرورك من جديد، ومعها خطوتك الثانية إن كانت لك: وهما لهذه المرّة وحدها.',
  'confirm.submit': 'تأكيد',
  'confirm.failed': 'تعذّر التأكيد. يرجى المحاولة مجددًا.',
} satisfies Translated<typeof en>;
