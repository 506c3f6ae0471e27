import { describe, expect, it, test } from 'vitest';
import { items as adminNews } from '#content/items/admin-news.ts';
import { items as recruitments } from '#content/items/recruitments.ts';
import { items as tenders } from '#content/items/tenders.ts';
import { type Language, languages } from '#shared/languages.ts';
import { announcementFacts, factNames } from './announcement-facts.ts';
import { deadlineOf } from './deadline.ts';

/** The closing date is in braces; a text without braces has none. */
const deadlines: Record<Language, string[]> = {
  ar: [
    'آخر موعد للتقديم: {الجمعة ٢٤ تموز ٢٠٢٦، الساعة ١٢:٠٠}.',
    'آخر موعد: {٢٤ تموز ٢٠٢٦}',
    'آخر موعد لتقديم الطلبات هو {الجمعة ٢٤ تموز ٢٠٢٦}.',
    'آخر موعد لقبول العروض يوم {الخميس ٢ نيسان ٢٠٢٦} في المقرّ العام.',
    'آخر مهلة لتقديم العروض {١٥/٧/٢٠٢٦}.',
    'آخر يوم لتقديم الترشيحات {15/07/2026}.',
    'الموعد النهائي: {٣١ كانون الثاني ٢٠٢٧}',
    'الموعد الأخير لتقديم المستندات {السبت ٥ أيلول ٢٠٢٦}.',
    'تُقدَّم العروض {قبل الثانية عشرة من ظهر الخميس ٢ نيسان ٢٠٢٦}.',
    'تُقدّم العروض {قبل ظهر يوم الخميس ٢ نيسان ٢٠٢٦}.',
    'تُقبل الطلبات حتى {٢٠ آذار ٢٠٢٦}.',
    'تُقبل الطلبات من ٢٣ شباط إلى {٢٠ آذار ٢٠٢٦} في المراكز الإقليمية.',
    'تُقبل الطلبات لغاية {الجمعة ٢٠ آذار ٢٠٢٦ ضمنًا}.',
    'تُسلَّم الطلبات في مهلة أقصاها {٢٠ آذار ٢٠٢٦}.',
    'يُقفل باب التسجيل في {١ تشرين الأول ٢٠٢٦}.',
    'يُقفل باب الترشيح مساء الجمعة.',
    'تنتهي مهلة تقديم العروض في {١ تشرين الثاني ٢٠٢٦}.',
    'تُمدَّد مهلة قبول طلبات المباراة حتى {الثلاثاء ١٤ نيسان ٢٠٢٦ ضمنًا}، ويبقى سائر الشروط على حاله.',
    'آخر موعد للتقديم: {٢٤ تموز ٢٠٢٦}.\nتُفضّ العروض في ٢٥ تموز ٢٠٢٦.',
    'تبدأ المقابلات في ٦ تموز ٢٠٢٦. آخر موعد للتقديم: {١ حزيران ٢٠٢٦}.',
    'تُقبل العروض حتى ٢٠ آذار ٢٠٢٦. آخر موعد: {الجمعة ٢٠ آذار ٢٠٢٦}.',
    'المقاعد ٤٠، والمهلة حتى {٣١ كانون الثاني ٢٠٢٧}.',
    'تقدَّم العروض في مغلّفين مختومين، فنّي ومالي، إلى قلم المصلحة {قبل ظهر الخميس ٢٦ تشرين الثاني ٢٠٢٦}.',
    'تقدَّم الطلبات في المراكز، ويبقى الطريق مقفلًا حتى ٥ أيار ٢٠٢٦.',
    'آخر موعد للتقديم: ٢٤ تموز.',
    'آخر موعد للتقديم يُعلن لاحقًا.',
    'آخر موعد للقسم الأول ١ أيار ٢٠٢٦، وآخر موعد للقسم الثاني ١ حزيران ٢٠٢٦.',
    'كان آخر موعد للتقديم ١ أيار ٢٠٢٦.',
    'آخر موعد للاستفسار ١ أيار ٢٠٢٦.',
    'آخر موعد لسحب دفتر الشروط ١ أيار ٢٠٢٦.',
    'تُفضّ العروض في ٢٥ تموز ٢٠٢٦.',
    'لا تُقبل العروض قبل ١ أيار ٢٠٢٦.',
    'تُقبل الطلبات بعد ١ أيار ٢٠٢٦.',
    'تُعلن نتائج الطلبات قبل ١ أيار ٢٠٢٦.',
    'آخر موعد للتقديم ١ أيار ٢٠٢٦. أُلغيت المناقصة.',
    'تُرجأ المباراة، وآخر موعد للتقديم ١ أيار ٢٠٢٦.',
    'يبقى الطريق مقفلًا حتى ٢٠ آذار ٢٠٢٦.',
    'تنتهي الأشغال في ١ أيار ٢٠٢٦.',
    'تنتهي مهلة تنفيذ العقد في ١ أيار ٢٠٢٦.',
    'وحُدّدت نهاية حزيران ٢٠٢٧ موعدًا.',
    'زيارة الموقع إلزامية، وتجري يوم الأربعاء ٣ حزيران ٢٠٢٦ عند العاشرة صباحًا.',
    'بدلًا من ١ أيار ٢٠٢٦، تُقبل العروض حتى ٨ أيار ٢٠٢٦.',
    'المناقصة رقم T-2026/14 من سنة ٢٠٢٦.',
    '',
  ],
  en: [
    'Closing date: {Friday 24 July 2026, 12:00}.',
    'Closing date: {24 July 2026}',
    'The closing date for applications is {Friday 24 July 2026}.',
    'The deadline for bids is {Friday, 24 July 2026 at 2 p.m.}',
    'Deadline: {July 24, 2026}.',
    'The last day for applications is {1 May 2026}.',
    'Bids are due by {noon on Thursday 2 April 2026}.',
    'Bids must be received by {10 a.m. on 2 April 2026}.',
    'Applications must reach us no later than {Monday 20 March 2026}.',
    'Send your CV not later than {20 March 2026}.',
    'Applications are accepted until {20/03/2026}.',
    'Applications are taken at the regional offices from 23 February to {20 March 2026}, 08:00–13:00.',
    'Applications for the competition are accepted up to and including {Tuesday 14 April 2026}. All other conditions stand.',
    'Offers are to be handed in {before 14 April 2026}.',
    'Registration closes on {1 October 2026}.',
    'Applications close at {midnight on 1 October 2026}.',
    'Bids are due by 2 April 2026. Closing date: {Thursday 2 April 2026}.',
    'Closing date: {1 June 2026}.\nBids will be opened on 2 June 2026.',
    'Interviews begin on Monday 6 July 2026. Closing date: {1 June 2026}.',
    'Bids, in two sealed envelopes, are taken at the Supplies Service until {noon on Thursday 26 November 2026}.',
    'Applications are taken at the offices, and the road is closed until 5 May 2026.',
    'Closing date: 24 July.',
    'The closing date will be announced later.',
    'Closing date for lot 1: 1 May 2026. Closing date for lot 2: 1 June 2026.',
    'The closing date was 1 May 2026.',
    'The original closing date, 1 May 2026, is put back.',
    'The deadline for questions is 1 May 2026.',
    'Deadline for the visit to the site: 1 May 2026.',
    'Bids will be opened on 1 May 2026.',
    'Bids are not accepted before 1 May 2026.',
    'Applications are accepted after 1 May 2026.',
    'Bids remain valid until 1 May 2026.',
    'Results of applications are published by 1 May 2026.',
    'Closing date: 1 May 2026. The tender has been cancelled.',
    'The competition is postponed. Closing date: 1 May 2026.',
    'The road is closed until 20 March 2026.',
    'The bridge closes on 20 March 2026.',
    'The work is to be completed by 1 May 2026.',
    'A visit to the site is compulsory: Wednesday 3 June 2026, 10 a.m.',
    'Instead of 1 May 2026, bids are due by 8 May 2026.',
    'Tender documents may be collected until 5 May 2026.',
    'The office closes in 2026.',
    '',
  ],
};

describe.each(languages)('the closing date of a text (%s)', (language) => {
  it.each(deadlines[language])('%s', (marked) => {
    const expected = /\{(.*)\}/.exec(marked)?.[1];
    expect(deadlineOf(marked.replace(/[{}]/g, ''), language)).toBe(expected);
  });
});

test.each([
  ['المناقصة T-2026/14 تجهّز غرفة.', { reference: 'T-2026/14' }],
  ['قرار رقم NDB-427 للعمل به', { reference: 'NDB-427' }],
  ['وحدة UPS-20 ومواصفات ISO-9001', {}],
  ['المناقصتان T-2026/14 وT-2026/15', {}],
  ['مواصفات الملف T-2026-07-specifications.pdf.', {}],
  ['راسلوا tenders@example.org أو tenders@example.org', { email: 'tenders@example.org' }],
  ['راسلوا one@example.org أو two@example.org', {}],
  ['للاستعلام: +961 1 000 140، من الإثنين', { phone: '+961 1 000 140' }],
  ['هاتف: +961 1 000 140، فاكس: +961 1 000 141', { phone: '+961 1 000 140' }],
  ['هاتف: +961 1 000 140 أو +961 1 000 142', {}],
  ['الطوارئ 112', {}],
])('%s: the reference, the address and the number that are certain', (text, facts) => {
  expect(announcementFacts(text, 'ar')).toEqual(facts);
});

test('the sample announcements have the same facts in both languages', () => {
  const kinds = (text: string, language: Language) =>
    factNames.filter((name) => name in announcementFacts(text, language));
  const all = [...adminNews, ...recruitments, ...tenders];
  const differ = all.filter(
    ({ description_ar, description_en }) =>
      kinds(description_ar, 'ar').join() !== kinds(description_en, 'en').join(),
  );
  expect(differ.map(({ title_en }) => title_en)).toEqual([]);
  expect(
    all.filter(({ description_en }) => 'deadline' in announcementFacts(description_en, 'en')).length,
  ).toBeGreaterThan(4);
});
