import type { Translated } from '../../translated.ts';
import type { en } from './en.ts';

/** Messages of the editor of the successive managers, in Arabic. */
export const ar = {
  'manager.notFound': 'هذا المدير غير موجود',
  'load.managers': 'تعذّر تحميل قائمة المديرين العامّين',
  'save.managers': 'تعذّر حفظ المدير',
  'delete.managers': 'تعذّر حذف المدير',
  'saved.managers': 'حُفظت بيانات المدير',
  'deleted.managers': 'حُذف المدير من القائمة',
  'confirm.managers': 'هل تريد فعلًا حذف هذا المدير؟',
  'page.managers': 'المديرون العامّون المتعاقبون',
  'item.managers': 'مدير رقم {number}',
  'new.managers': 'مدير جديد',

  'managers.name': 'الاسم',
  'managers.from': 'من',
  'managers.to': 'إلى',
  'managers.to.hint': 'اتركه فارغًا إذا كان في المنصب',
} satisfies Translated<typeof en>;
