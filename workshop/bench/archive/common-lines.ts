import type { Pair } from './words.ts';

/** Lines that stand in items of any section. */
export const commonLines: readonly Pair[] = [
  [
    'وتذكّر المديرية بأن الرقم +961 1 000 {phone} في الخدمة على مدار الساعة.',
    'The Directorate recalls that +961 1 000 {phone} answers day and night.',
  ],
  ['ويُنشر النصّ الكامل على الموقع ابتداءً من {day}.', 'The full text is on the website from {day}.'],
  ['وحضر {rank} {first} {family} ممثّلًا {unit}.', '{rank} {first} {family} attended for {unit}.'],
  [
    'وفي سياق متصل، تستقبل {unit} المراجعين في {place} حتى {day}.',
    'Also, {unit} receives visitors in {place} until {day}.',
  ],
  [
    'وأكّدت {unit} أن العمل مستمر بالتنسيق مع بلدية {place}.',
    'The work goes on together with the municipality of {place}, {unit} confirms.',
  ],
  [
    'وهذه المرة الثانية منذ {year} التي تشهد فيها {place} أمرًا مماثلًا.',
    'For {place} it is the second time since {year}.',
  ],
  [
    'ودعا {first} {family} إلى الإفادة من خدمات {unit} في {topic}.',
    '{first} {family} invited all to use the services of {unit} in {topic}.',
  ],
  ['وقُدّرت الكلفة بنحو {amount} ليرة لبنانية.', 'The cost is put at some LBP {amount}.'],
  [
    'وتُسلَّم نسخة عن {paper} في {unit} لقاء إبراز {paper}.',
    'A copy of the {paper} is handed out at {unit} on presentation of a {paper}.',
  ],
  [
    'ويمكن طرح الأسئلة خطّيًا على info@example.org حتى {day}.',
    'Written questions to info@example.org until {day}.',
  ],
  [
    'وسبق أن أُعلن عن ذلك في {day} في القرار رقم {number}/{year}.',
    'It was announced on {day} by decision No. {number}/{year}.',
  ],
];
