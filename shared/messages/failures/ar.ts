import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of pages that the server alone writes, where a form without a script was not taken, in Arabic. */
export const ar = {
  'error.sendAgain': 'لم يُرسَل شيء. ما كتبته لم يضِع: أعد تحميل هذه الصفحة بعد قليل لإرساله مجددًا.',
  'error.shorten': 'لم يُرسَل شيء. ارجع إلى الاستمارة واختصر ما كتبته.',
  'error.formUnreadable':
    'لم يُرسَل شيء. ارجع إلى الاستمارة وحاول من جديد، وإن تكرّر ذلك فجرّب متصفّحًا آخر أو اتصل بنا هاتفيًا.',
  'error.foreignForm':
    'لم يُرسَل شيء: لا تُرسَل هذه الاستمارة إلا من صفحات هذا الموقع. افتح صفحة التواصل فيه واكتب هناك.',
} satisfies Translated<typeof en>;
