import type { ManagerDetails, ManagerProfile } from '#shared/content/manager-profile.ts';

/** The ninth manager, in office. An invented person. */
export const profile = {
  manager_name: { ar: 'اللواء نديم رابية', en: 'Major General Nadim Rabieh' },
  section_1: {
    ar: 'تولّى اللواء نديم رابية إدارة المديرية الوطنية في ١ آذار ٢٠٢١، بعد مسيرة امتدّت ثلاثة وثلاثين عامًا بدأها مفتّشًا متدرّبًا في مديرية البقاع، وتنقّل فيها بين الدوريات والتحقيق والتدريب والتخطيط.\n\nيحمل إجازة في الحقوق وماجستير في الإدارة العامة، ودرّس مادة أصول التحقيق في معهد التدريب تسع سنوات.',
    en: 'Major General Nadim Rabieh became head of the National Directorate on 1 March 2021, thirty-three years after he joined as a trainee inspector in the Bekaa. In between he served on patrol, in investigations, in training and in planning.\n\nHe holds a degree in law and a master’s in public administration, and for nine years taught the principles of investigation at the Training Institute.',
  },
  section_2: {
    ar: 'وضع في سنته الأولى مدوّنة قواعد السلوك، وأطلق خطة التحوّل الرقمي وبرنامج المواعيد المسبقة في المراكز الإقليمية.\n\nيلخّص نهجه بجملة يردّدها أمام المتدرّبين: «القانون سقفنا جميعًا، وكرامة الناس أرضه التي يقوم عليها».',
    en: 'In his first year he issued the code of conduct; since then he has begun the digital plan and brought appointments to the regional offices.\n\nTrainees know the sentence in which he sums it up: “The law is the roof over all of us, and people’s dignity is the ground it stands on.”',
  },
  image: 'portraits/portrait-9-720x900.webp',
} satisfies ManagerProfile;

export const details = {
  personal_info: {
    birth_place: { ar: 'زحلة، محافظة البقاع', en: 'Zahle, Bekaa' },
    birth_date: { ar: '١٧ أيار ١٩٦٩', en: '17 May 1969' },
    position_date: { ar: '١ آذار ٢٠٢١', en: '1 March 2021' },
    joining_date: { ar: '١ شباط ١٩٨٨', en: '1 February 1988' },
  },
  programs: {
    program_1: {
      ar: 'دورة المفتّشين الأساسية، معهد التدريب، ١٩٨٩',
      en: 'Basic course for inspectors, Training Institute, 1989',
    },
    program_2: { ar: 'دورة التحقيق الجنائي، ١٩٩٧', en: 'Criminal investigation course, 1997' },
    program_3: { ar: 'إدارة الأزمات والكوارث، ٢٠٠٦', en: 'Crisis and disaster management, 2006' },
    program_4: {
      ar: 'حماية البيانات والأدلّة الرقمية، ٢٠١٥',
      en: 'Data protection and digital evidence, 2015',
    },
    program_5: { ar: 'دورة القيادة العليا، ٢٠١٨', en: 'Senior command course, 2018' },
  },
  promotions: {
    promotion_1: { ar: 'ملازم، ١٩٩١', en: 'Second lieutenant, 1991' },
    promotion_2: { ar: 'ملازم أول، ١٩٩٤', en: 'First lieutenant, 1994' },
    promotion_3: { ar: 'نقيب، ١٩٩٨', en: 'Captain, 1998' },
    promotion_4: { ar: 'رائد، ٢٠٠٣', en: 'Major, 2003' },
    promotion_5: { ar: 'مقدّم، ٢٠٠٧', en: 'Lieutenant colonel, 2007' },
    promotion_6: { ar: 'عقيد، ٢٠١١', en: 'Colonel, 2011' },
    promotion_7: { ar: 'عميد، ٢٠١٦', en: 'Brigadier general, 2016' },
    promotion_8: { ar: 'لواء، ٢٠٢١', en: 'Major general, 2021' },
  },
  medals_received: {
    medal_received_1: { ar: 'ميدالية الخدمة الميدانية، ١٩٩٦', en: 'Field Service Medal, 1996' },
    medal_received_2: {
      ar: 'وسام التدريب من الدرجة الثانية، ٢٠٠٥',
      en: 'Training Medal, second class, 2005',
    },
    medal_received_3: { ar: 'ميدالية الإنقاذ، ٢٠٠٨', en: 'Rescue Medal, 2008' },
    medal_received_4: { ar: 'وسام الاستحقاق الإداري، ٢٠١٩', en: 'Medal of Administrative Merit, 2019' },
  },
  languages: {
    language_1: { ar: 'العربية (اللغة الأم)', en: 'Arabic (mother tongue)' },
    language_2: { ar: 'الفرنسية (متقدّم)', en: 'French (advanced)' },
    language_3: { ar: 'الإنكليزية (متقدّم)', en: 'English (advanced)' },
    language_4: { ar: 'لغة الإشارة اللبنانية (مبتدئ)', en: 'Lebanese Sign Language (beginner)' },
  },
  positions: {
    position_1: { ar: 'مفتّش، مديرية البقاع، ١٩٨٩–١٩٩٤', en: 'Inspector, Bekaa directorate, 1989–1994' },
    position_2: { ar: 'رئيس مركز زحلة، ١٩٩٤–١٩٩٩', en: 'Head of the Zahle office, 1994–1999' },
    position_3: {
      ar: 'ضابط تحقيق في مديرية جبل لبنان، ١٩٩٩–٢٠٠٤',
      en: 'Investigating officer, Mount Lebanon directorate, 1999–2004',
    },
    position_4: {
      ar: 'مدرّب ثم قائد معهد التدريب، ٢٠٠٤–٢٠١٣',
      en: 'Instructor, later commandant, Training Institute, 2004–2013',
    },
    position_5: {
      ar: 'مدير مديرية الشمال الإقليمية، ٢٠١٣–٢٠١٦',
      en: 'Director, North regional directorate, 2013–2016',
    },
    position_6: {
      ar: 'رئيس مديرية التخطيط والتنظيم، ٢٠١٦–٢٠٢١',
      en: 'Head of Planning and Organisation, 2016–2021',
    },
    position_7: { ar: 'المدير العام، منذ ١ آذار ٢٠٢١', en: 'General Manager, since 1 March 2021' },
  },
  commendations: {
    commendation_1: {
      ar: 'تنويه المدير العام لتنظيم عمليات الإغاثة في عاصفة كانون الثاني ١٩٩٢',
      en: 'General Manager’s commendation for relief work in the storm of January 1992',
    },
    commendation_2: {
      ar: 'تنويه لإعداد دليل التحقيق المبسّط، ٢٠٠٩',
      en: 'Commendation for the plain guide to investigation, 2009',
    },
    commendation_3: {
      ar: 'كتاب شكر من اتحاد بلديات الشمال، ٢٠١٥',
      en: 'Letter of thanks from a union of northern municipalities, 2015',
    },
    commendation_4: {
      ar: 'تنويه لإعادة تنظيم أرشيف المديرية، ٢٠١٨',
      en: 'Commendation for putting the Directorate’s archive in order, 2018',
    },
    commendation_5: {
      ar: 'كتاب شكر من جمعيات ذوي الإعاقة، ٢٠٢٤',
      en: 'Letter of thanks from associations of people with disabilities, 2024',
    },
  },
} satisfies ManagerDetails;
