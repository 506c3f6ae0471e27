import type { SectionKey } from '#shared/site/sections.ts';
import { type PictureName, pictureOf } from './pictures.ts';

const shown = (name: PictureName, caption_ar: string, caption_en: string) => ({
  ...pictureOf(name),
  caption_ar,
  caption_en,
});

type Gallery = {
  section: SectionKey;
  /** The item's English title. */
  item: string;
  pictures: ReturnType<typeof shown>[];
};

/** The galleries of the sample's items. */
export const galleries: Gallery[] = [
  {
    section: 'sports-news',
    item: 'Directorate cyclists ride the whole coast',
    pictures: [
      shown(
        'plain-poplars-1280x800',
        'الانطلاق من سهل عكّار صباح السبت.',
        'The start in the plain of Akkar on Saturday morning.',
      ),
      shown(
        'village-hill-1280x800',
        'بلدات الساحل الشمالي من الطريق القديمة.',
        'Towns of the northern coast, seen from the old road.',
      ),
      shown(
        'harbour-lighthouse-1280x800',
        'ميناء جبيل مساءً: نهاية المرحلة الأولى.',
        'The harbour of Byblos in the evening: the end of the first stage.',
      ),
      shown(
        'stacks-and-arch-1280x640',
        'الروشة عند السابعة صباحًا، قبل زحمة السير.',
        'Raouche at seven in the morning, before the traffic.',
      ),
      shown(
        'fields-at-harvest-960x600',
        'حقول الزهراني في اليوم الثاني.',
        'The fields of Zahrani on the second day.',
      ),
      shown('sea-arch-960x600', 'الاستراحة الأخيرة قبل صور.', 'The last rest before Tyre.'),
      shown(
        'arch-at-dusk-800x1000',
        'الناقورة عند الغروب: نهاية الرحلة.',
        'Naqoura at dusk: the end of the ride.',
      ),
    ],
  },
  {
    section: 'sports-news',
    item: 'Mountain race: twelve kilometres of cedars and mist',
    pictures: [
      shown(
        'cedars-dawn-1280x800',
        'السادسة صباحًا، قبل الانطلاق بنصف ساعة.',
        'Six in the morning, half an hour before the start.',
      ),
      shown('cedar-pair-1280x800', 'الضباب عند الكيلومتر الثالث.', 'Mist at the third kilometre.'),
      shown('cedar-upright-800x1000', 'أعلى نقطة في المسار.', 'The highest point of the course.'),
      shown(
        'cedars-noon-1280x640',
        'محيط خطّ الوصول بعد أن انقشع الضباب.',
        'Around the finish, once the mist had lifted.',
      ),
      shown(
        'mountain-village-960x600',
        'القرية التي استضافت العدّائين.',
        'The village that was host to the runners.',
      ),
    ],
  },
  {
    section: 'manager-activities',
    item: 'The General Manager tours the “Safe Winter” stations',
    pictures: [
      shown(
        'ridge-peaks-1280x800',
        'القمم فوق ضهر البيدر بعد أول ثلجة.',
        'The peaks above Dahr el-Baidar after the first snow.',
      ),
      shown(
        'ridge-bridge-800x1000',
        'المحطة الأولى قرب الجسر القديم.',
        'The first station is near the old bridge.',
      ),
      shown('snow-bridge-960x600', 'الطريق إلى المحطة الثانية.', 'On the way to the second station.'),
      shown(
        'ridge-night-1280x640',
        'تبقى المحطتان مفتوحتين حتى منتصف الليل.',
        'Both stations stay open until midnight.',
      ),
    ],
  },
];
