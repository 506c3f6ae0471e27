import * as limits from '#shared/limits.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { anthem } from './anthem.ts';
import { conduct } from './conduct.ts';
import { organisation, principles, tasks } from './organisation.ts';

const slide = (name: string, ar: string, en: string) => ({
  wide: `hero/${name}-1920x1080.webp`,
  tall: `hero/${name}-tall-768x1152.webp`,
  alt: { ar, en },
});

/** The sample institution. Every name, number and address is invented. */
export const settings = {
  identity: {
    name: { ar: 'المديرية الوطنية', en: 'National Directorate' },
    tagline: { ar: 'الجمهورية اللبنانية', en: 'Lebanese Republic' },
    description: {
      ar: 'موقع نموذجي لمديرية وطنية لبنانية: أخبارها وإعلاناتها ومدوّنة قواعد السلوك فيها، وقناة سرّية للتبليغ عن الفساد.',
      en: 'A sample website of a Lebanese national directorate: its news, its announcements, its code of conduct, and a confidential channel for reporting corruption.',
    },
    shareImage: { ar: 'share/ar-1200x630.jpg', en: 'share/en-1200x630.jpg' },
  },
  hero: {
    title: { ar: 'أمنُ الوطن أمانةٌ في أعناقنا', en: 'The nation’s safety, in our keeping' },
    lead: {
      ar: 'الموقع الرسمي للمديرية الوطنية: أخبارها وإعلاناتها، وقناة سرّية للتبليغ عن الفساد.',
      en: 'The official website of the National Directorate: its news, its announcements, and a confidential way to report corruption.',
    },
    slides: [
      slide('cedars', 'أشجار أرز على سفح جبل عند الفجر', 'Cedars on a mountainside at dawn'),
      slide('coast', 'ساحل وقوس صخرية في البحر عند الغروب', 'A coast and a rock arch in the sea at dusk'),
      slide('terraces', 'قرية حجرية على مصاطب جبلية', 'A stone village on mountain terraces'),
      slide(
        'fields',
        'سهل داخلي بحقول متوازية وصفّ من شجر الحور',
        'An inland plain with strips of field and a row of poplars',
      ),
      slide(
        'harbour',
        'مدينة على خليج ومرفأ صغير بعد الغروب',
        'A city on a bay and its small harbour after sunset',
      ),
      slide(
        'ridge',
        'قمّة مكسوّة بالثلج ووادٍ عميق يعلوه جسر حجري',
        'A snow-covered ridge and a deep gorge crossed by a stone bridge',
      ),
    ],
  },
  contact: {
    phone: '+961 1 000 000',
    email: 'info@example.org',
    address: {
      ar: 'المقرّ العام، شارع المثال، مبنى ١، بيروت، لبنان',
      en: 'Headquarters, 1 Sample Street, Beirut, Lebanon',
    },
    operationsRoom: '+961 1 000 112',
    mediaEmail: 'media@example.org',
    leaveTo: 'https://www.wikipedia.org/',
    readWithin: {
      ar: 'يُقرأ ما يصلنا خلال خمسة أيام عمل.',
      en: 'What reaches us is read within five working days.',
    },
    reportReplies: {
      ar: 'مكتب المفتّش العام في المديرية النموذجية',
      en: 'The Inspector General’s office of this sample directorate',
    },
    reportRights: {
      ar: 'يحميك «قانون المبلِّغين رقم صفر»، وهو متخيَّل كسائر ما في هذا الموقع النموذجي: لا يُعاقَب من أبلغ بحسن نية ولا يُنقَل من وظيفته.',
      en: 'The “Reporters Act No. 0” protects you. It is invented, as everything on this sample site is: whoever reports in good faith is neither punished nor transferred.',
    },
  },
  social: {
    facebook: 'https://example.org/facebook',
    x: 'https://example.org/x',
    instagram: 'https://example.org/instagram',
  },
  footer: {
    notice: {
      ar: 'موقع نموذجي: كل ما يُنشر هنا من نسج الخيال.',
      en: 'A sample website: everything published here is invented.',
    },
    copyright: {
      ar: '© ٢٠٢٤ المديرية الوطنية. جميع الحقوق محفوظة.',
      en: '© 2025 National Directorate. All rights reserved.',
    },
    confidentiality: {
      ar: 'يمكنك أن ترسل ما لديك من معلومات من دون ذكر اسمك. لا يطّلع على الرسائل والبلاغات إلا المخوّلون، وتبقى الأسماء سرّية.',
      en: 'You may send us information without giving your name. Only authorised agents see inquiries and reports, and names stay confidential.',
    },
  },
  about: {
    title: { ar: 'نبذة عن المديرية الوطنية ومهامها', en: 'The National Directorate and what it does' },
    summary: {
      ar: 'تتولّى المديرية جمع المعلومات المتعلقة بأمن الدولة وتحليلها ووضعها في تصرّف السلطات المختصة، وتسهر على تطبيق القانون واحترام حقوق الإنسان، وتعمل بالتعاون مع سائر الأجهزة والإدارات في المحافظات الثماني.',
      en: 'The Directorate gathers and analyses information on the security of the State and places it before the competent authorities. It upholds the law and every person’s rights, and works with the other services and departments in all eight governorates.',
    },
    text: {
      ar: 'أُنشئت المديرية الوطنية في ١ حزيران ١٩٦٣، وكان مقرّها الأول بيتًا من طبقتين وثلاث قناطر في بيروت، يعمل فيه أربعة وثلاثون موظفًا وضابطًا. ومن ذلك البيت أخذت شعارها: ثلاث قناطر يحيط بها نجم مثمّن.\n\nاتّسعت مهامها مع الزمن. ففي ١٩٧٠ افتُتح أول مركز إقليمي في طرابلس، وفي ١٩٧٨ أُنشئ معهد التدريب، وفي ١٩٩٣ جُمعت غرف العمليات في غرفة واحدة، وفي ٢٠٠٩ أُنشئ مكتب الجرائم المعلوماتية. واليوم تعمل المديرية عبر اثنتي عشرة وحدة مركزية وثماني مديريات إقليمية، واحدة في كل محافظة.\n\nمهمتها أن تحفظ السلامة العامة، وأن تجمع المعلومات المتعلقة بأمن الدولة وتحلّلها وتضعها في تصرّف السلطات المختصة، وأن تساند القضاء في عمله، وأن تكافح الفساد أينما كان، وتبدأ بنفسها.\n\nتعمل المديرية تحت سقف القانون وفي ظلّ رقابته. لا تُوقف أحدًا إلا بسند، ولا تحفظ معلومة إلا لغاية، وتنشر في كل سنة تقريرًا عن نشاطها وعن الشكاوى التي وردت في حقّ العاملين فيها وما آلت إليه.\n\nوقد صدرت في ٣٠ تشرين الثاني ٢٠٢١ مدوّنة قواعد السلوك، وهي منشورة على هذا الموقع بالعربية والإنكليزية، وعلى أساسها يُسأل كل عامل في المديرية، من المتدرّب إلى المدير العام.',
      en: 'The National Directorate was founded on 1 June 1963. Its first headquarters was a two-storey house with three arches in Beirut, where thirty-four officers and clerks worked. The emblem comes from that house: three arches inside an eight-pointed star.\n\nIts duties grew. The first regional office opened in Tripoli in 1970 and the Training Institute in 1978; the operations rooms were brought together into one in 1993; the Cybercrime Office followed in 2009. Today the Directorate works through twelve central units and eight regional directorates, one in each governorate.\n\nIts mandate is to keep the public safe; to gather and analyse information on the security of the State, for the authorities competent to act on it; to support the judiciary; and to fight corruption wherever it is found, beginning at home.\n\nIt works under the law and under its scrutiny. It detains no one without a warrant in law and keeps no information without a purpose. Every year it publishes a report on its work, on the complaints made against its staff, and on what came of them.\n\nThe code of conduct was issued on 30 November 2021. It can be read on this website in Arabic and in English, and everyone at the Directorate answers to it, from the newest trainee to the General Manager.',
    },
  },
  principles,
  tasks,
  organisation,
  anthem,
  conduct,
  imageHosts: [],
  retention: { readDays: limits.readDays, unreadDays: limits.unreadDays },
  cases: {
    replyDays: limits.replyDays,
    conclusionMonths: limits.conclusionMonths,
    templates: [
      {
        title: { ar: 'تأكيد الاستلام', en: 'Acknowledgement' },
        text: {
          ar: 'وصلنا بلاغك، وسندرسه ونعود إليك هنا. احتفظ بالإيصال: به وحده تقرأ ردّنا.',
          en: 'We have received your report. We will look into it and write to you here. Keep your receipt: it is the only way to read our answer.',
        },
      },
      {
        title: { ar: 'طلب إيضاح', en: 'Request for details' },
        text: {
          ar: 'نشكرك على بلاغك. كي نتابعه نحتاج إلى مزيد: أين جرى ذلك، ومتى، وكيف علمت به؟ لا تذكر ما يدلّ عليك.',
          en: 'Thank you for your report. To pursue it we need to know more: where did this happen, when, and how do you know of it? Leave out anything that identifies you.',
        },
      },
      {
        title: { ar: 'إحالة إلى جهة أخرى', en: 'Passed on' },
        text: {
          ar: 'ما ورد في بلاغك ليس من صلاحية المديرية، وقد أُحيل إلى الجهة المختصة. يبقى هذا الباب مفتوحًا إذا أردت أن تضيف شيئًا.',
          en: 'What you describe is not for the Directorate to decide, and was passed on to the competent authority. You can still write to us here.',
        },
      },
    ],
  },
  // Not offered before its key is begun
  oversight: {
    isOffered: false,
    name: { ar: 'هيئة الرقابة النموذجية', en: 'Sample Oversight Board' },
    about: {
      ar: 'ثلاثة أشخاص من خارج المديرية، يقرأون البلاغات التي تتناول العاملين فيها.',
      en: 'Three people from outside the directorate, who read reports about its own staff.',
    },
  },
  digest: { isSent: true, time: '08:00' },
  trash: { days: limits.trashDays },
  uploads: { actingDocuments: 'reported' },
  security: {
    secondFactor: 'optional',
    boundSessions: 'optional',
    openingDevices: 'any',
    openedIn: 'anywhere',
  },
  fourEyes: { mode: 'off' },
} satisfies SiteSettings;
