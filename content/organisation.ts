import type { SiteSettings } from '#shared/settings/site-settings.ts';

export const principles = [
  {
    title: { ar: 'سيادة القانون', en: 'The rule of law' },
    text: {
      ar: 'لا عمل للمديرية إلا بنصّ يجيزه، ولا أحد فوق النص.',
      en: 'We act only where the law allows, and no one stands above it.',
    },
  },
  {
    title: { ar: 'كرامة الإنسان', en: 'Human dignity' },
    text: {
      ar: 'كل من يقصدنا أو نلتقيه صاحب حقوق كاملة، أيًّا كان موقعه.',
      en: 'Everyone who comes to us, or whom we meet on duty, has the same rights, whoever they are.',
    },
  },
  {
    title: { ar: 'الحياد', en: 'Impartiality' },
    text: {
      ar: 'نخدم الجميع على قدم المساواة، بلا تمييز ولا وساطة.',
      en: 'We serve all alike. We favour no one, and no one needs connections.',
    },
  },
  {
    title: { ar: 'السرّية', en: 'Confidentiality' },
    text: {
      ar: 'ما يُؤتمن عليه العاملون يبقى حيث يجب أن يبقى.',
      en: 'What is entrusted to us stays where it belongs.',
    },
  },
  {
    title: { ar: 'الشفافية', en: 'Openness' },
    text: {
      ar: 'ننشر ما يحقّ للناس أن يعرفوه: القرارات والمناقصات والأرقام.',
      en: 'We publish what people have a right to know: decisions, tenders and figures.',
    },
  },
  {
    title: { ar: 'المساءلة', en: 'Accountability' },
    text: {
      ar: 'لكل قرار صاحب يُسأل عنه، ولكل شكوى جواب مكتوب.',
      en: 'Every decision has someone who answers for it, and every complaint gets a written reply.',
    },
  },
] satisfies SiteSettings['principles'];

/** The mandate. */
export const tasks = [
  {
    title: { ar: 'حفظ السلامة العامة', en: 'Public safety' },
    text: {
      ar: 'تسيير الدوريات وإقامة نقاط المراقبة والاستجابة لنداءات المواطنين على مدار الساعة.',
      en: 'Patrols, checkpoints, and an answer to every call, at any hour.',
    },
  },
  {
    title: { ar: 'جمع المعلومات وتحليلها', en: 'Information and analysis' },
    text: {
      ar: 'جمع المعلومات المتعلقة بأمن الدولة وتحليلها ووضعها في تصرّف السلطات المختصة.',
      en: 'Gathering and analysing information on the security of the State, and placing it before the competent authorities.',
    },
  },
  {
    title: { ar: 'مكافحة الفساد', en: 'The fight against corruption' },
    text: {
      ar: 'تلقّي البلاغات عن الفساد ومتابعتها مع القضاء، وحماية من يقدّمها.',
      en: 'Receiving reports of corruption, following them up with the judiciary, and protecting those who make them.',
    },
  },
  {
    title: { ar: 'مساندة القضاء', en: 'Support for the judiciary' },
    text: {
      ar: 'تنفيذ الاستنابات والإشارات القضائية وحفظ الأدلّة وفق الأصول.',
      en: 'Carrying out the orders of judges and keeping evidence as the law requires.',
    },
  },
  {
    title: { ar: 'السلامة المرورية', en: 'Road safety' },
    text: {
      ar: 'تنظيم السير والوقاية من الحوادث بالتوعية والرقابة والدراسة.',
      en: 'Keeping traffic moving, and preventing accidents by education, enforcement and study.',
    },
  },
  {
    title: { ar: 'الإنقاذ والإغاثة', en: 'Rescue and relief' },
    text: {
      ar: 'المشاركة في أعمال البحث والإنقاذ وإغاثة المتضررين عند الكوارث.',
      en: 'Taking part in search and rescue, and in relief when disaster strikes.',
    },
  },
] satisfies SiteSettings['tasks'];

export const organisation = {
  central: [
    { ar: 'مديرية التخطيط والتنظيم', en: 'Directorate of Planning and Organisation' },
    { ar: 'مديرية العمليات', en: 'Directorate of Operations' },
    { ar: 'مديرية التحقيق والأدلّة', en: 'Directorate of Investigation and Evidence' },
    { ar: 'مديرية الموارد البشرية', en: 'Directorate of Human Resources' },
    { ar: 'المفتّشية', en: 'Inspectorate' },
    { ar: 'مصلحة السلامة المرورية', en: 'Road Safety Service' },
    { ar: 'مكتب الجرائم المعلوماتية', en: 'Cybercrime Office' },
    { ar: 'مكتب مكافحة الفساد', en: 'Anti-Corruption Office' },
    { ar: 'معهد التدريب', en: 'Training Institute' },
    { ar: 'المصلحة الطبية', en: 'Medical Service' },
    { ar: 'مصلحة اللوازم والهندسة', en: 'Supplies and Engineering Service' },
    { ar: 'المكتب الإعلامي', en: 'Media Department' },
  ],
  regional: [
    { ar: 'مديرية بيروت', en: 'Beirut' },
    { ar: 'مديرية جبل لبنان', en: 'Mount Lebanon' },
    { ar: 'مديرية الشمال', en: 'North' },
    { ar: 'مديرية عكار', en: 'Akkar' },
    { ar: 'مديرية البقاع', en: 'Bekaa' },
    { ar: 'مديرية بعلبك الهرمل', en: 'Baalbek-Hermel' },
    { ar: 'مديرية الجنوب', en: 'South' },
    { ar: 'مديرية النبطية', en: 'Nabatieh' },
  ],
} satisfies SiteSettings['organisation'];
