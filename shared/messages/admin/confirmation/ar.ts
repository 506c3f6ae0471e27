import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the dialog that asks for the password again, in Arabic. */
export const ar = {
  'confirm.needed': 'يرجى إدخال كلمة مرورك من جديد أولًا.',
  'confirm.done': 'تأكّدت هويتك.',
  'confirm.title': 'تأكيد هويتك',
  'confirm.lead':
    'يغيّر هذا من يقرأ الرسائل أو طريقة الدخول. أدخل كلمة مرورك من جديد، ولن تُطلب منك مرة أخرى خلال {confirmedMinutes} دقائق.',
  'confirm.submit': 'تأكيد',
  'confirm.failed': 'تعذّر التأكيد. يرجى المحاولة مجددًا.',
} satisfies Translated<typeof en>;
