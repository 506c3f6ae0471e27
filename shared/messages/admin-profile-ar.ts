import type { adminProfileEn } from './admin-profile-en.ts';

/** The sentences of the editors of the general manager and of the successive managers, in Arabic. */
export const adminProfileAr = {
  'profile.main': 'النص الأساسي',
  'profile.details': 'التفاصيل',
  'profile.manager_name': 'الاسم',
  'profile.section_1': 'النبذة الأولى',
  'profile.section_2': 'النبذة الثانية',
  'profile.image': 'الصورة',
  'profile.group.personal_info': 'معلومات شخصية',
  'profile.group.programs': 'الدورات والبرامج',
  'profile.group.promotions': 'الترقيات',
  'profile.group.medals_received': 'الأوسمة',
  'profile.group.languages': 'اللغات',
  'profile.group.positions': 'المراكز التي شغلها',
  'profile.group.commendations': 'التنويهات وكتب الشكر',
  'profile.info.birth_place': 'مكان الولادة',
  'profile.info.birth_date': 'تاريخ الولادة',
  'profile.info.position_date': 'تاريخ تولّي المنصب',
  'profile.info.joining_date': 'تاريخ الالتحاق بالخدمة',
  'profile.records': 'عدد السجلّات: {count}',
  'profile.noRecords': 'لا سجلّات بعد',
  'profile.addRecord': 'إضافة سجلّ',
  'profile.addRecordTo': 'إضافة سجلّ: {group}',
  'profile.deleteRecord': 'حذف السجلّ {key}',
  'profile.recordDropped': 'أُزيل السجلّ غير المحفوظ.',

  'managers.name': 'الاسم',
  'managers.from': 'من',
  'managers.to': 'إلى',
  'managers.to.hint': 'اتركه فارغًا إذا كان في المنصب',
} satisfies Record<keyof typeof adminProfileEn, string>;
