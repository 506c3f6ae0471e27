import type { AttachmentLanguage } from '#shared/publishing/attachments.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** Files below `content/storage/`; workshop/artwork/documents/make-attachments.ts writes them, and these rows. */
const files = {
  'ambulances-conditions-ar': {
    file: 'attachments/16221545002c79b169415d09809adc431eba1cb873f31b70464649dd8a4b547e.pdf',
    bytes: 109303,
  },
  'ambulances-conditions-en': {
    file: 'attachments/d49f3e9691d9c306edbed0209318012ac6d43b6f480567fe626d17cde6b44717.pdf',
    bytes: 57146,
  },
  'ambulances-prices': {
    file: 'attachments/6c8cbd2db669e7d73d8235e64ec9bde4219abfb36fd9def06002d6d24652e6e1.xlsx',
    bytes: 2521,
  },
  'ambulances-bid': {
    file: 'attachments/214953f5f75fda595d623b18efd3d1f543b826b7adb4d8745f84ddc5d2e42336.docx',
    bytes: 1500,
  },
  'cleaning-conditions-ar': {
    file: 'attachments/e1f5b0836f8b013a06935ed7f5057362d7bd042a75270af9bc6955037dd1a63c.pdf',
    bytes: 82804,
  },
  'operations-minutes-ar': {
    file: 'attachments/3491a2a0708e687352adb3b0428d8c8af9879c421807873c2e74bed4ae904a4c.pdf',
    bytes: 108349,
  },
  'ambulances-addendum-ar': {
    file: 'attachments/fcd619d3eadf10b7bf79b1ffc2b878d52f92f2576dc607cf6810ebaaa7bfd8b3.pdf',
    bytes: 129745,
  },
  'ambulances-addendum-en': {
    file: 'attachments/cbba8d0072398bd629b5d557e7420c2854088d7bb819d3b35c49816483a11b18.pdf',
    bytes: 61730,
  },
  'vacancies-form-ar': {
    file: 'attachments/4a3cbdee91f34cb0e95d93f0b1ef01cdd657df1681e1b49905199c25d66d124f.pdf',
    bytes: 86728,
  },
  'vacancies-form-en': {
    file: 'attachments/ec9a9c0fab546ee97286919efe454cf8779226218cab13e6fa12527225e04261.pdf',
    bytes: 53401,
  },
};

type SampleAttachment = {
  section: SectionKey;
  /** The item's place among those of its section, from 1: its id. */
  id: number;
  file: string;
  bytes: number;
  name_ar: string;
  name_en: string;
  language: AttachmentLanguage;
};

/** The files of the sample's items, in their order. */
export const attachments: SampleAttachment[] = [
  {
    section: 'tenders',
    id: 12,
    ...files['ambulances-conditions-ar'],
    name_ar: 'دفتر الشروط الخاصة',
    name_en: 'Particular conditions, in Arabic',
    language: 'ar',
  },
  {
    section: 'tenders',
    id: 12,
    ...files['ambulances-conditions-en'],
    name_ar: 'دفتر الشروط الخاصة مترجمًا إلى الإنكليزية',
    name_en: 'Particular conditions',
    language: 'en',
  },
  {
    section: 'tenders',
    id: 12,
    ...files['ambulances-prices'],
    name_ar: 'جدول الأسعار',
    name_en: 'Price schedule',
    language: 'both',
  },
  {
    section: 'tenders',
    id: 12,
    ...files['ambulances-bid'],
    name_ar: 'كتاب تقديم العرض',
    name_en: 'Letter of bid, in Arabic',
    language: 'ar',
  },
  {
    section: 'tenders',
    id: 13,
    ...files['cleaning-conditions-ar'],
    name_ar: 'شروط استدراج العروض',
    name_en: 'Conditions for quotations, in Arabic',
    language: 'ar',
  },
  {
    section: 'tenders',
    id: 14,
    ...files['operations-minutes-ar'],
    name_ar: 'محضر جلسة فضّ العروض',
    name_en: 'Minutes of the opening, in Arabic',
    language: 'ar',
  },
  {
    section: 'tenders',
    id: 15,
    ...files['ambulances-addendum-ar'],
    name_ar: 'ملحق رقم ١ بدفتر الشروط الخاصة',
    name_en: 'Addendum 1, in Arabic',
    language: 'ar',
  },
  {
    section: 'tenders',
    id: 15,
    ...files['ambulances-addendum-en'],
    name_ar: 'ملحق رقم ١ مترجمًا إلى الإنكليزية',
    name_en: 'Addendum 1',
    language: 'en',
  },
  {
    section: 'recruitments',
    id: 7,
    ...files['vacancies-form-ar'],
    name_ar: 'طلب الاشتراك في المباراة',
    name_en: 'Application form, in Arabic',
    language: 'ar',
  },
  {
    section: 'recruitments',
    id: 7,
    ...files['vacancies-form-en'],
    name_ar: 'طلب الاشتراك بالإنكليزية',
    name_en: 'Application form',
    language: 'en',
  },
];
