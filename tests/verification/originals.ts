import type { ContentDraft } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';

/** Announcements with what is forged most: amounts, accounts, telephones, addresses, dates. */
const own: Pick<ContentDraft, 'title_ar' | 'title_en' | 'description_ar' | 'description_en'>[] = [
  {
    title_ar: 'تلزيم أعمال صيانة المولّدات الكهربائية',
    title_en: 'Maintenance of electric generators',
    description_ar:
      'تعلن المديرية عن تلزيم أعمال صيانة ١٢ مولّدًا كهربائيًّا في مبناها الرئيسي، بالظرف المختوم.\nتُسدَّد كفالة العرض وقدرها ٥٠٬٠٠٠٬٠٠٠ ليرة لبنانية في الحساب رقم LB62 0999 0000 0001 0019 0122 9114.\nتُقبل العروض حتى الساعة الثانية عشرة من يوم الجمعة ١٥ أيار ٢٠٢٦، ولا يُقبل أيّ عرض بعد ذلك.\nللاستفسار: هاتف 01/425250، بريد tenders@directorate.example.',
    description_en:
      'The directorate invites offers for the maintenance of 12 electric generators at its main building, in a sealed envelope.\nA bid bond of LBP 50,000,000 is paid into the account LB62 0999 0000 0001 0019 0122 9114.\nOffers are taken until noon on Friday 15 May 2026. None is taken after that.\nQuestions: telephone 01/425250, e-mail tenders@directorate.example.',
  },
  {
    title_ar: 'تطويع رقباء أوّل من حملة الإجازة الجامعية',
    title_en: 'Recruitment of first sergeants with a university degree',
    description_ar:
      'تعلن المديرية عن حاجتها إلى تطويع ٣٥ رقيبًا أوّل من حملة الإجازة في المعلوماتية والقانون.\nعلى المرشّح ألّا يتجاوز الثامنة والعشرين من عمره، وأن يكون لبنانيًّا منذ أكثر من عشر سنوات.\nتُقدَّم الطلبات بين ٣/٦/٢٠٢٦ و ٢٠/٦/٢٠٢٦ في مكاتب المديرية الإقليمية حصرًا. لا تُستوفى أيّ رسوم.',
    description_en:
      'The directorate needs 35 first sergeants with a degree in computing or law.\nCandidates are no older than 28 and have been Lebanese for more than ten years.\nApplications are handed in between 3/6/2026 and 20/6/2026, at the regional offices alone. There is no fee.',
  },
];

type Original = { section: 'tenders' | 'recruitments' | 'admin-news'; draft: ContentDraft };

type Items = Record<Original['section'], ContentDraft[]>;

/** The announcements that the corpus is made of: those of the sample and our own. */
export const originalsWith = (items: Items): Original[] => [
  ...own.map((texts) => ({
    section: 'tenders' as const,
    draft: { image: null, date_ar: '', date_en: '', ...texts },
  })),
  ...(['tenders', 'recruitments', 'admin-news'] as const).flatMap((section) =>
    items[section].slice(0, 6).map((draft) => ({ section, draft: { ...draft, image: null } })),
  ),
];

/** A text as somebody copies it: its title, and what it says. */
export const forwarded = (draft: ContentDraft, language: Language) =>
  `${draft[`title_${language}`]}\n${draft[`description_${language}`]}`;
