import type { SiteSettings } from '#shared/settings/site-settings.ts';

/** The refrain, with the times of its first turn. */
const refrain = {
  refrain: true,
  lines: 'نَحْنُ الأَمَانَةُ وَالوَفَاءْ\nوَالحَقُّ فِينَا وَالضِّيَاءْ\nلُبْنَانُ يَا وَطَنَ الإِبَاءْ\nنَبْقَى لَكَ الحِصْنَ الوِقَاءْ',
  times: '0:00.0\n0:05.7\n0:11.4\n0:17.1',
  meaning:
    'We are the trust, we are the promise kept;\nin us are right and light.\nLebanon, land of dignity,\nwe remain the wall that shelters you.',
};

const returning = { ...refrain, times: '' };

/**
 * An original poem in majzu’ al-kamil, written for this sample. A line has two bars of the tune, which is played once:
 * for the refrain and the first verse after it.
 */
export const anthem = {
  title: { ar: 'نشيد المديرية الوطنية', en: 'Anthem of the National Directorate' },
  stanzas: [
    refrain,
    {
      refrain: false,
      lines: 'طَلَعَ الصَّبَاحُ عَلَى الجِبَالْ\nوَالأَرْزُ يَحْضُنُهُ الجَلَالْ\nعَهْدٌ تُرَدِّدُهُ التِّلَالْ\nأَنَّا نَصُونُكَ مِنْ زَوَالْ',
      times: '0:22.9\n0:28.6',
      meaning:
        'Morning has risen on the mountains,\nand majesty holds the cedars close.\nA pledge goes from hill to hill:\nthat we shall keep you from ever fading.',
    },
    returning,
    {
      refrain: false,
      lines: 'فِي اللَّيْلِ عَيْنُ السَّاهِرِينْ\nوَالدَّارُ مَأْوَى الآمِنِينْ\nلَا فَرْقَ بَيْنَ السَّائِلِينْ\nوَالعَدْلُ مِيثَاقٌ مَتِينْ',
      times: '',
      meaning:
        'In the night there are eyes that keep watch,\nand the house is a refuge for all who rest.\nBetween those who ask we make no difference:\njustice is a bond that holds.',
    },
    returning,
    {
      refrain: false,
      lines: 'مِنْ بَحْرِنَا حَتَّى الوِهَادْ\nسَهْلٌ يُعَانِقُهُ الحَصَادْ\nيَدُنَا مَعَ الأَيْدِي عِمَادْ\nعَاشَتْ رُبُوعُكِ يَا بِلَادْ',
      times: '',
      meaning:
        'From our sea to the valley floors,\na plain in the arms of its harvest;\nour hand, with all the others, is a pillar:\nlong live your fields and hills, O land of ours.',
    },
    returning,
  ],
  credits: [
    {
      role: { ar: 'الكلمات', en: 'Words' },
      name: {
        ar: 'قصيدة نموذجية على مجزوء الكامل، نُظمت لهذا الموقع',
        en: 'A sample poem, written for this website',
      },
    },
    {
      role: { ar: 'اللحن', en: 'Music' },
      name: { ar: 'لحن نموذجي أصلي', en: 'An original sample tune' },
    },
    {
      role: { ar: 'التوزيع', en: 'Arrangement' },
      name: { ar: 'توزيع بالحاسوب', en: 'Arranged by computer' },
    },
    {
      role: { ar: 'التسجيل', en: 'Recording' },
      name: {
        ar: 'تسجيل نموذجي مولَّد بالحاسوب، بلا عازفين ولا منشدين',
        en: 'A synthesised sample, without players or singers',
      },
    },
  ],
  recording: 'anthem/anthem.mp3',
} satisfies SiteSettings['anthem'];
