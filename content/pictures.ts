/** Alternative texts of the pictures of items, by the names of their files: what is to be seen, in Arabic and in English. */
const described = {
  'arch-at-dusk-800x1000': ['قوس صخري ينعكس في البحر وقت الغروب', 'A rock arch mirrored in the sea at dusk'],
  'cedar-pair-1280x800': [
    'أرزتان متجاورتان فوق وادٍ يملؤه الضباب',
    'Two cedars side by side above a valley full of mist',
  ],
  'cedar-upright-800x1000': ['أرزة على تلّة عشبية', 'A cedar on a grassy rise'],
  'cedars-dawn-1280x800': [
    'أرزة كبيرة على تلّة والشمس تطلع من وراء الجبال',
    'A great cedar on a hill as the sun rises behind the mountains',
  ],
  'cedars-noon-1280x640': [
    'ثلاث أرزات على حافة الجبل تحت سماء صافية',
    'Three cedars on the edge of the mountain under a clear sky',
  ],
  'checkpoint-light-960x600': [
    'حاجز على طريق ليلًا يضيئه مصباح أصفر',
    'A roadside checkpoint at night under a yellow lamp',
  ],
  'coast-morning-960x600': [
    'صخرتان شاهقتان في بحر هادئ عند الصباح',
    'Two tall rocks in a calm sea in the morning',
  ],
  'conference-table-960x600': [
    'طاولة اجتماعات بيضاوية تحيط بها كراسٍ خضراء',
    'An oval meeting table with green chairs around it',
  ],
  'desk-papers-960x600': [
    'أوراق رسمية وختم خشبي وقلم على مكتب',
    'Official papers, a wooden stamp and a pen on a desk',
  ],
  'document-check-960x600': [
    'عدسة مكبّرة تُظهر النقوش الدقيقة على وثيقة',
    'A magnifying glass shows the fine lines printed on a document',
  ],
  'fields-at-harvest-960x600': [
    'صفّ من أشجار الحور في سهل أصفر وقت الحصاد',
    'A row of poplars across a yellow plain at harvest time',
  ],
  'harbour-crane-960x600': [
    'رافعة تُنزل حاوية على سفينة في المرفأ',
    'A crane lowers a container onto a ship in the port',
  ],
  'harbour-lighthouse-1280x800': [
    'منارة مضاءة وقاربا صيد عند مدخل الميناء',
    'A lit lighthouse and two fishing boats at the mouth of a harbour',
  ],
  'harbour-lights-960x600': [
    'مدينة مضاءة على الميناء ليلًا وقارب صيد في المرسى',
    'A town lit up above its harbour at night, with a fishing boat',
  ],
  'library-shelf-960x600': ['رفوف مكتبة ملأى بالكتب', 'Library shelves full of books'],
  'mountain-village-960x600': [
    'قرية ببيوت من القرميد الأحمر على تلّة',
    'A village of red-tiled houses on a hill',
  ],
  'old-cedar-960x600': [
    'أرزة عتيقة تبسط أغصانها فوق وديان يغشاها الضباب',
    'An old cedar spreads its branches above misty valleys',
  ],
  'plain-poplars-1280x800': [
    'أشجار حور على حافة حقول خضراء وخلفها جبال مثلجة',
    'Poplars beside green fields, with snowy mountains behind',
  ],
  'press-microphones-960x600': [
    'خمسة ميكروفونات على منبر أمام ستار أخضر',
    'Five microphones on a lectern before a green curtain',
  ],
  'ridge-bridge-800x1000': [
    'جسر حجري بقوس واحد عند أسفل جبل مثلج',
    'A stone bridge with a single arch below a snowy mountain',
  ],
  'ridge-night-1280x640': [
    'سلسلة جبال مكسوّة بالثلج تحت سماء فيها نجوم',
    'A snow-covered range under a starry sky',
  ],
  'ridge-peaks-1280x800': ['قمّتان مثلجتان وتحتهما أشجار شربين', 'Two snowy peaks above a row of firs'],
  'running-track-960x600': ['مضمار جري أحمر في ملعب مفتوح', 'A red running track in an open stadium'],
  'sea-arch-960x600': [
    'قوس صخري في البحر والشمس تغيب إلى جانبه',
    'A rock arch in the sea beside the setting sun',
  ],
  'snow-bridge-960x600': [
    'جسر حجري فوق وادٍ تحت قمم مكسوّة بالثلج',
    'A stone bridge over a gorge below snow-covered peaks',
  ],
  'stacks-and-arch-1280x640': [
    'أعمدة صخرية وقوس من الصخر في بحر أزرق',
    'Pillars and an arch of rock in a blue sea',
  ],
  'stone-facade-960x600': [
    'واجهة بيت حجري بسقف قرميد وثلاث قناطر',
    'The front of a stone house with a tiled roof and three arches',
  ],
  'tender-dossier-960x600': [
    'ملفّ أخضر مختوم بالشمع الأحمر على طاولة',
    'A green dossier sealed with red wax on a table',
  ],
  'training-hall-960x600': [
    'قاعة تدريب بصفوف من المقاعد أمام شاشة عرض',
    'A training hall with rows of seats facing a screen',
  ],
  'village-hill-1280x800': [
    'بيوت حجرية بأسقف من القرميد على سفح تلّة خضراء',
    'Stone houses with tiled roofs on a green hillside',
  ],
} as const;

export type PictureName = keyof typeof described;

/** A picture of the library with its alternative texts. */
export function pictureOf(name: PictureName) {
  const [alt_ar, alt_en] = described[name];
  return { image: `covers/${name}.webp`, alt_ar, alt_en };
}

export const pictures = (Object.keys(described) as PictureName[]).map(pictureOf);
