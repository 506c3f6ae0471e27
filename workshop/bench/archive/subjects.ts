import type { SectionKey } from '../../../shared/site/sections.ts';
import type { Pair } from './words.ts';

/** Titles of a section, and lines of its texts. */
type Subject = { titles: readonly Pair[]; lines: readonly Pair[] };

const security: Subject = {
  titles: [
    ['توقيف مشتبه به في {crime} {thing} في {place}', 'Suspect held over {crime} of {thing} in {place}'],
    ['ضبط {thing} مهرّبة في {place}', 'Smuggled {thing} seized in {place}'],
    ['كشف ملابسات {crime} في {place} واستعادة {thing}', '{crime} in {place} solved, {thing} recovered'],
    ['إحباط محاولة {crime} في محيط {place}', 'Attempted {crime} prevented near {place}'],
    ['العثور على مفقود في {place} وإعادته إلى ذويه', 'Missing person found in {place} and taken home'],
    ['تحويل السير في {place} حتى {day}', 'Traffic diverted in {place} until {day}'],
  ],
  lines: [
    [
      'أوقفت دورية من {unit} {number} أشخاص يُشتبه بضلوعهم في {crime}.',
      'A patrol of {unit} held {number} people suspected of {crime}.',
    ],
    [
      'وضُبطت في المكان {thing} و{thing} بقيمة {amount} ليرة لبنانية.',
      'On the spot {thing} and {thing} worth LBP {amount} were found.',
    ],
    [
      'وكان {first} {family} قد أبلغ عن الحادث صباح {day} على الرقم +961 1 000 {phone}.',
      '{first} {family} had reported the incident in the morning of {day} on +961 1 000 {phone}.',
    ],
    [
      'وأُحيل الموقوفون إلى القضاء المختص بناءً على إشارة النيابة العامة.',
      'Those held were handed over to the judiciary by order of the public prosecutor.',
    ],
    [
      'وسُجّل المحضر بالرقم {number}/{year} في مركز {place}.',
      'The report is registered as No. {number}/{year} at the {place} office.',
    ],
    [
      'وأُعيدت {thing} إلى أصحابها بعد التثبّت من ملكيتهم.',
      'The {thing} were returned to their owners once ownership was established.',
    ],
  ],
};

const activities: Subject = {
  titles: [
    ['ورشة عمل عن {topic} في {place}', 'Workshop on {topic} in {place}'],
    ['المدير العام يستقبل وفدًا من بلدية {place}', 'The General Manager receives a delegation of {place}'],
    ['اختتام دورة في {topic} في {unit}', 'Course on {topic} completed at {unit}'],
    ['حملة توعية على {topic} في مدارس {place}', 'Schools of {place} learn about {topic}'],
    ['تكريم {rank} {first} {family} لمناسبة تقاعده', '{rank} {first} {family} honoured on retirement'],
    ['زيارة تفقّدية إلى مركز {place}', 'Visit of inspection to the {place} office'],
  ],
  lines: [
    [
      'نظّمت {unit} لقاءً عن {topic} حضره {number} مشاركًا من {place} و{place}.',
      'With {number} participants from {place} and {place}, {unit} held a meeting on {topic}.',
    ],
    [
      'وألقى {rank} {first} {family} كلمة شدّد فيها على أهمية {topic}.',
      '{rank} {first} {family} spoke of the importance of {topic}.',
    ],
    ['وتستمر الأنشطة حتى {day} في {place}.', 'Activities continue in {place} until {day}.'],
    [
      'ووُزّعت الشهادات على {number} متدرّبًا ومتدرّبة أنهوا الدورة بنجاح.',
      'Certificates went to {number} trainees who completed the course.',
    ],
    [
      'واتُّفق على تشكيل لجنة مشتركة مع {unit} تجتمع مرة في الشهر.',
      'A joint committee with {unit} will meet once a month.',
    ],
    [
      'وشكرت {first} {family}، باسم الأهالي، العاملين على جهودهم.',
      'For the residents, {first} {family} thanked the staff for their work.',
    ],
  ],
};

const sports: Subject = {
  titles: [
    [
      'فريق {sport} يحرز المركز {result} في بطولة {place}',
      '{sport} team takes {result} place in the {place} championship',
    ],
    ['انطلاق دورة {sport} السنوية في {place}', 'The yearly {sport} tournament begins in {place}'],
    ['مواعيد تمارين {sport} حتى {day}', 'Practice times for {sport} until {day}'],
  ],
  lines: [
    [
      'فاز فريق {sport} على ضيفه من {place} بنتيجة {number}–{number}.',
      'The {sport} team beat its visitors from {place} {number}–{number}.',
    ],
    [
      'وسجّل {first} {family} أفضل نتيجة بين {number} مشاركًا.',
      '{first} {family} had the best result of {number} participants.',
    ],
    ['وحلّ {rank} {first} {family} في المركز {result}.', '{rank} {first} {family} came {result}.'],
    ['وتُقام المباراة المقبلة في {place} يوم {day}.', 'The next match is in {place} on {day}.'],
  ],
};

const recruitments: Subject = {
  titles: [
    ['مباراة لتطويع {number} من ال{job}', 'Competition for {number} {job}'],
    ['تعاقد مع {job} في {unit}', '{job} wanted at {unit}'],
    ['نتائج مباراة ال{job} في {place}', 'Results of the competition for {job} in {place}'],
    ['تمديد مهلة طلبات ال{job} حتى {day}', 'Applications of {job} accepted until {day}'],
  ],
  lines: [
    [
      'تعلن المديرية عن حاجتها إلى {number} {job} للعمل في {unit} وفي {place}.',
      'The Directorate needs {number} {job} at {unit} and in {place}.',
    ],
    [
      'تُقبل الطلبات في مركز {place} حتى {day} ضمنًا.',
      'Applications are taken at the {place} office up to and including {day}.',
    ],
    [
      'على المرشّح أن يقدّم {paper} و{paper} لا يعود تاريخهما إلى أكثر من ثلاثة أشهر.',
      'Candidates bring a {paper} and a {paper} not more than three months old.',
    ],
    [
      'تُجرى الاختبارات في {unit}، وعلامة النجاح {number} من مئة.',
      'The papers are set at {unit}, and the pass mark is {number} of a hundred.',
    ],
    [
      'الطلب مجاني، ورقمه ADM-{year}-{phone}.',
      'Applying is free; the application number is ADM-{year}-{phone}.',
    ],
  ],
};

const tenders: Subject = {
  titles: [
    ['مناقصة {work} {goods} في {place}', 'Tender for {work} of {goods} in {place}'],
    ['استدراج عروض ل{work} {goods} لصالح {unit}', 'Quotations for {work} of {goods} for {unit}'],
    ['نتيجة مناقصة {work} {goods}', 'Result of the tender for {work} of {goods}'],
    ['إلغاء مناقصة {goods} في {place}', 'Tender for {goods} in {place} cancelled'],
  ],
  lines: [
    [
      'تجري المديرية مناقصة عمومية ل{work} {goods} و{goods} في مراكز {place} و{place}.',
      'Public tender for {work} of {goods} and {goods} at the offices of {place} and {place}.',
    ],
    [
      'دفتر الشروط في {unit}، المكتب {number}، لقاء {amount} ليرة لبنانية.',
      'Tender documents are at {unit}, office {number}, for LBP {amount}.',
    ],
    ['الكفالة المؤقتة: {amount} ليرة لبنانية.', 'Provisional guarantee: LBP {amount}.'],
    [
      'تُقدَّم العروض قبل ظهر {day}، وتُفضّ في جلسة علنية.',
      'Bids are due by noon on {day} and are opened in public session.',
    ],
    [
      'رسا التلزيم على صاحب السعر الأدنى من بين {number} عارضًا.',
      'The contract goes to the lowest of {number} bidders.',
    ],
    ['مدة التنفيذ {number} يومًا من أمر المباشرة.', 'Completion: {number} days from the order to begin.'],
  ],
};

const administration: Subject = {
  titles: [
    ['تعديل دوام مركز {place} ابتداءً من {day}', 'New opening hours of the {place} office from {day}'],
    ['آلية جديدة لطلب {paper}', 'A new way to request a {paper}'],
    ['تشكيلات في {unit}: {rank} {first} {family}', 'Appointments at {unit}: {rank} {first} {family}'],
    ['نقل مكتب {place} إلى مبنى جديد', 'The {place} office moves'],
  ],
  lines: [
    [
      'يُقدَّم طلب {paper} في مركز {place} أو عبر الموقع، ويُنجز خلال {number} أيام.',
      'A {paper} is requested at the {place} office or on the website, and takes {number} days.',
    ],
    ['يُقفل مركز {place} يوم {day} لأعمال {work}.', 'The {place} office is closed on {day} for {work}.'],
    ['للاستعلام: +961 1 000 {phone}، {unit}.', 'Enquiries: +961 1 000 {phone}, {unit}.'],
    [
      'وعُيّن {rank} {first} {family} رئيسًا لمركز {place}.',
      '{rank} {first} {family} is appointed head of the {place} office.',
    ],
  ],
};

const publications: Subject = {
  titles: [
    ['{topic}: دراسة ميدانية في {place}', '{topic}: a field study in {place}'],
    ['أثر {topic} في أداء {unit}', 'What {topic} means for {unit}'],
    ['خواطر في {topic}', 'Thoughts on {topic}'],
  ],
  lines: [
    [
      'شملت الدراسة {number} مستطلَعًا في {place} و{place} بين {year} والسنة التي تلتها.',
      'The study covered {number} people in {place} and {place} from {year} to the year after.',
    ],
    [
      'وانخفضت حوادث ال{crime} بنسبة {number} في المئة بعد برنامج عن {topic}.',
      'Cases of {crime} fell by {number} per cent after a programme on {topic}.',
    ],
    [
      'ويرى الباحث {first} {family} أن {topic} لا تنفصل عن {topic}.',
      'In the view of {first} {family}, {topic} cannot be separated from {topic}.',
    ],
    [
      'وتوصي الدراسة بتعاون أوثق بين {unit} و{unit}.',
      'The study recommends closer work between {unit} and {unit}.',
    ],
    [
      'وليس في الأمر جديد: من يعمل في {place} يعرفه منذ سنوات.',
      'None of it is new: those who work in {place} have known for years.',
    ],
  ],
};

export const subjects: Record<SectionKey, Subject> = {
  'manager-activities': activities,
  'security-news': security,
  'sports-news': sports,
  'directorate-activities': activities,
  recruitments,
  tenders,
  'admin-news': administration,
  articles: publications,
  studies: publications,
};
