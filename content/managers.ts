import type { ManagerDraft } from '#shared/content/manager.ts';

/** The successive managers, oldest first. Every name is invented. */
export const managers = [
  {
    name: { ar: 'العقيد رامز بيدر', en: 'Colonel Ramez Baydar' },
    image: 'portraits/portrait-1-720x900.webp',
    from: { ar: '١ حزيران ١٩٦٣', en: '1 June 1963' },
    to: { ar: '١٤ آذار ١٩٧٠', en: '14 March 1970' },
  },
  {
    name: { ar: 'العميد وجيه الحور', en: 'Brigadier General Wajih Al-Hawr' },
    image: 'portraits/portrait-2-720x900.webp',
    from: { ar: '١٥ آذار ١٩٧٠', en: '15 March 1970' },
    to: { ar: '٣١ كانون الأول ١٩٧٧', en: '31 December 1977' },
  },
  {
    name: { ar: 'العميد أنيس سنديان', en: 'Brigadier General Anis Sindian' },
    image: 'portraits/portrait-3-720x900.webp',
    from: { ar: '١ كانون الثاني ١٩٧٨', en: '1 January 1978' },
    to: { ar: '٣٠ أيلول ١٩٨٤', en: '30 September 1984' },
  },
  {
    name: { ar: 'اللواء نجيب كرمة', en: 'Major General Najib Karmeh' },
    image: 'portraits/portrait-4-720x900.webp',
    from: { ar: '١ تشرين الأول ١٩٨٤', en: '1 October 1984' },
    to: { ar: '٢٨ شباط ١٩٩١', en: '28 February 1991' },
  },
  {
    name: { ar: 'اللواء غادة مرجة', en: 'Major General Ghada Marjeh' },
    image: 'portraits/portrait-5-720x900.webp',
    from: { ar: '١ آذار ١٩٩١', en: '1 March 1991' },
    to: { ar: '٣٠ حزيران ١٩٩٨', en: '30 June 1998' },
  },
  {
    name: { ar: 'اللواء فؤاد نبعة', en: 'Major General Fouad Nabaa' },
    image: 'portraits/portrait-6-720x900.webp',
    from: { ar: '١ تموز ١٩٩٨', en: '1 July 1998' },
    to: { ar: '٣١ آب ٢٠٠٥', en: '31 August 2005' },
  },
  {
    name: { ar: 'اللواء هادي صنوبر', en: 'Major General Hadi Snawbar' },
    image: 'portraits/portrait-7-720x900.webp',
    from: { ar: '١ أيلول ٢٠٠٥', en: '1 September 2005' },
    to: { ar: '١٥ تشرين الثاني ٢٠١٢', en: '15 November 2012' },
  },
  {
    name: { ar: 'اللواء هدى السهل', en: 'Major General Huda Al-Sahel' },
    image: 'portraits/portrait-8-720x900.webp',
    from: { ar: '١٦ تشرين الثاني ٢٠١٢', en: '16 November 2012' },
    to: { ar: '٢٨ شباط ٢٠٢١', en: '28 February 2021' },
  },
  {
    name: { ar: 'اللواء نديم رابية', en: 'Major General Nadim Rabieh' },
    image: 'portraits/portrait-9-720x900.webp',
    from: { ar: '١ آذار ٢٠٢١', en: '1 March 2021' },
    to: { ar: '', en: '' },
  },
] satisfies ManagerDraft[];
