import { monthNames } from '../../month-names.ts';

/** Names that mean something else, too; one of them is a make of cars. */
const ambiguous: readonly string[] = ['مارس', 'March', 'نيسان', 'May', 'آب'];

/** Other spellings of the months, from January on, and their short forms. */
const spellings = [
  ['كانون ثاني'],
  [],
  [],
  ['ابريل'],
  [],
  ['يونية', 'يونيه'],
  ['يولية', 'يوليه'],
  ['اغسطس'],
  [],
  ['تشرين أول'],
  ['تشرين ثاني'],
  ['كانون أول'],
];
const shortForms = [
  ['Jan'],
  ['Feb'],
  ['Mar'],
  ['Apr'],
  [],
  ['Jun'],
  ['Jul'],
  ['Aug'],
  ['Sep', 'Sept'],
  ['Oct'],
  ['Nov'],
  ['Dec'],
];

const namesOf = (month: number) => Object.values(monthNames).map((names) => names[month] ?? '');

/** Names of the months, a row each: Lebanese, Egyptian, English. */
export const gregorianMonths: readonly (readonly string[])[] = spellings.map((others, month) => [
  ...namesOf(month).filter((name) => !ambiguous.includes(name)),
  ...others,
]);

/** Names that are months beside a figure or a preposition alone. */
export const ambiguousMonths: readonly (readonly string[])[] = shortForms.map((others, month) => [
  ...namesOf(month).filter((name) => ambiguous.includes(name)),
  ...others,
]);

export const hijriMonths: readonly (readonly string[])[] = [
  ['المحرم', 'محرم الحرام', 'Muharram', 'Moharram'],
  ['Safar'],
  [
    'ربيع الأول',
    "Rabi' al-Awwal",
    "Rabi' al-Awal",
    "Rabi' I",
    'Rabi I',
    'Rabi al-Awwal',
    'Rabi al-Awal',
    'Rabi ul-Awwal',
  ],
  [
    'ربيع الثاني',
    'ربيع الآخر',
    "Rabi' al-Thani",
    "Rabi' al-Akhir",
    "Rabi' II",
    'Rabi II',
    'Rabi al-Thani',
    'Rabi al-Akhir',
    'Rabi ath-Thani',
  ],
  [
    'جمادى الأولى',
    'جمادى الأول',
    'Jumada al-Ula',
    'Jumada al-Awwal',
    'Jumada al-Awal',
    'Jumada I',
    'Jumada al-Oula',
  ],
  [
    'جمادى الآخرة',
    'جمادى الثانية',
    'جمادى الآخر',
    'Jumada al-Akhirah',
    'Jumada al-Akhira',
    'Jumada al-Thani',
    'Jumada al-Thaniya',
    'Jumada II',
  ],
  [],
  [],
  ['رمضان', 'رمضان المبارك', 'Ramadan', 'Ramadhan'],
  ['شوال', 'Shawwal', 'Shawal'],
  [
    'ذو القعدة',
    'ذي القعدة',
    'ذا القعدة',
    'ذو القعده',
    "Dhu al-Qa'dah",
    "Dhu al-Qi'dah",
    'Dhu al-Qadah',
    "Dhul-Qa'dah",
    "Dhul-Qi'dah",
    'Dhul Qadah',
    "Dhu al-Qa'da",
    'Dhu al-Qada',
    "Dhul Qa'dah",
    "Dhul-Qa'da",
    'Zul Qadah',
    'Zulqadah',
  ],
  [
    'ذو الحجة',
    'ذي الحجة',
    'ذا الحجة',
    'Dhu al-Hijjah',
    'Dhu al-Hijja',
    'Dhul-Hijjah',
    'Dhul-Hijja',
    'Dhul Hijjah',
    'Dhul Hijja',
    'Zul Hijjah',
    'Zulhijjah',
  ],
];

export const ambiguousHijriMonths: readonly (readonly string[])[] = [
  ['محرم'],
  ['صفر'],
  [],
  [],
  [],
  [],
  ['رجب', 'Rajab'],
  ['شعبان', "Sha'ban", 'Shaban', 'Shaaban'],
];

/** «من مارس المهنة», «من صفر»: after these prepositions a figure has to follow. */
export const ambiguousAfter = /(?<=(?:من|الي) )(?:مارس|صفر)(?! \d)/;

/** From Sunday on. */
export const weekdays: readonly (readonly string[])[] = [
  ['الأحد', 'Sunday', 'Sundays'],
  ['الاثنين', 'الإثنين', 'Monday', 'Mondays'],
  ['الثلاثاء', 'الثلثاء', 'Tuesday', 'Tuesdays'],
  ['الأربعاء', 'Wednesday', 'Wednesdays'],
  ['الخميس', 'Thursday', 'Thursdays'],
  ['الجمعة', 'Friday', 'Fridays'],
  ['السبت', 'Saturday', 'Saturdays'],
];

/** Short forms, beside a figure alone. */
export const shortWeekdays: readonly (readonly string[])[] = [
  ['Sun'],
  ['Mon'],
  ['Tue', 'Tues'],
  ['Wed'],
  ['Thu', 'Thur', 'Thurs'],
  ['Fri'],
  ['Sat'],
];
