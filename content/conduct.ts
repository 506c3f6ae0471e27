import type { SiteSettings } from '#shared/settings/site-settings.ts';

/** The code of conduct. `workshop/artwork/documents/make-documents.ts` sets it as a PDF in each language and prints the sizes. */
export const conduct = {
  title: { ar: 'مدوّنة قواعد السلوك', en: 'Code of conduct' },
  date: { ar: '٣٠ تشرين الثاني ٢٠٢١', en: '30 November 2021' },
  isoDate: '2021-11-30',
  summary: {
    ar: 'القواعد التي يلتزمها كل عامل في المديرية الوطنية، أيًّا كانت رتبته أو وظيفته، في تعامله مع الناس ومع زملائه ومع المال العام.',
    en: 'The rules that everyone at the National Directorate keeps, whatever their rank or post, in dealing with the public, with colleagues and with public property.',
  },
  sections: [
    {
      title: { ar: 'الغاية والنطاق', en: 'Purpose and scope' },
      text: {
        ar: 'تحدّد هذه المدوّنة ما ينتظره الناس من العاملين في المديرية الوطنية، وما ينتظره العاملون بعضهم من بعض.\n\nتسري أحكامها على الضباط والأفراد والموظفين المدنيين والمتعاقدين والمتدرّبين، في أثناء الخدمة وخارجها متى كان لسلوكهم أثر في صورة المؤسسة. وهي تُكمل القوانين والأنظمة النافذة ولا تحلّ محلّها.',
        en: 'This code sets out what the public may expect of those who work for the National Directorate, and what they may expect of one another.\n\nIt applies to officers, other ranks, civilian staff, contractors and trainees, on duty and, where their conduct reflects on the institution, off duty as well. It completes the laws and regulations in force and does not replace them.',
      },
    },
    {
      title: { ar: 'النزاهة', en: 'Integrity' },
      text: {
        ar: 'يؤدّي العامل واجبه بأمانة، ولا يستغلّ وظيفته لمنفعة تعود إليه أو إلى سواه، ماديةً كانت أم معنوية.\n\nويقول الحقيقة في تقاريره ومحاضره وشهاداته، فلا يزيد عليها ولا يُنقص منها. ومن أخطأ بادر إلى التصريح بخطئه؛ فالخطأ المُعلن يُصحَّح، والمستور يتضاعف.',
        en: 'Staff carry out their duties honestly and never use their position for advantage, material or otherwise, to themselves or to anyone else.\n\nThey tell the truth in their reports, records and testimony, adding nothing and leaving nothing out. Whoever makes a mistake says so at once: a mistake declared can be put right; a mistake hidden grows.',
      },
    },
    {
      title: { ar: 'الحياد والمساواة', en: 'Impartiality and equal treatment' },
      text: {
        ar: 'يعامل العامل الناس على قدم المساواة، من دون تمييز بسبب الجنس أو العمر أو الأصل أو المعتقد أو الرأي أو الإعاقة أو الحال الاجتماعية.\n\nولا يُظهر في أثناء الخدمة، قولًا أو فعلًا أو شعارًا، ميلًا يضعف ثقة الناس بحياده. ولا تُقدَّم معاملة على أخرى إلا لسبب يجيزه النظام.',
        en: 'Staff treat everyone alike, without distinction of sex, age, origin, belief, opinion, disability or social condition.\n\nOn duty they show, in word, deed or emblem, no leaning that might weaken confidence in their impartiality. No application goes ahead of another except for a reason the regulations allow.',
      },
    },
    {
      title: { ar: 'احترام الحقوق والكرامة', en: 'Respect for rights and dignity' },
      text: {
        ar: 'كرامة الإنسان مصونة في كل ظرف. ويُحظر حظرًا مطلقًا التعذيب وسوء المعاملة والإهانة، ولا يبرّرها أمر رئيس ولا ظرف استثنائي.\n\nيُبلَّغ الموقوف فورًا، بلغة يفهمها، سبب توقيفه وحقوقه، ومنها الاتصال بأحد ذويه وبمحامٍ وطلب معاينة طبيب.\n\nولا تُستعمل القوة إلا عند الضرورة، وبالقدر اللازم، وتحت المساءلة. وتُراعى حاجات القاصرين وكبار السن وذوي الإعاقة.',
        en: 'Human dignity is respected in all circumstances. Torture, ill-treatment and humiliation are absolutely forbidden; neither an order from above nor an exceptional situation excuses them.\n\nA person detained is told at once, in a language he or she understands, the reason and the rights that follow from it, including the right to call a relative and a lawyer and to be seen by a doctor.\n\nForce is used only where it is necessary, only as far as it is necessary, and always subject to account. The needs of minors, older people and people with disabilities are taken into consideration.',
      },
    },
    {
      title: { ar: 'السرّية وحماية المعلومات', en: 'Confidentiality and the protection of information' },
      text: {
        ar: 'لا يُفشي العامل معلومة اطّلع عليها بحكم وظيفته، ويبقى هذا الواجب قائمًا بعد انتهاء خدمته.\n\nولا يطّلع على ملف أو قاعدة بيانات إلا لحاجة العمل، وكل اطّلاع يُسجَّل. وتُحفظ بيانات الأشخاص المدة التي يجيزها القانون ثم تُمحى.\n\nولا يجوز أن تُتّخذ السرّية ذريعة لستر مخالفة أو لحجب معلومة أوجب القانون نشرها.',
        en: 'Staff do not disclose what they learn through their work, and this duty does not end with their service.\n\nThey consult a file or database only where their work requires it, and every consultation is recorded. Personal data are kept for as long as the law allows and then erased.\n\nConfidentiality may never serve to hide wrongdoing, or to withhold what the law requires to be published.',
      },
    },
    {
      title: { ar: 'تضارب المصالح', en: 'Conflicts of interest' },
      text: {
        ar: 'إذا كان للعامل، أو لقريب له حتى الدرجة الرابعة، مصلحة في معاملة أو تحقيق أو صفقة، صرّح بذلك خطّيًا لرئيسه المباشر وتنحّى عن الملف قبل اتخاذ أي إجراء.\n\nويُحظر الجمع بين الوظيفة وأي عمل مأجور آخر إلا بإذن خطّي مسبق.',
        en: 'Where a member of staff, or a relative to the fourth degree, has an interest in an application, an enquiry or a contract, he or she declares it in writing to the immediate superior and withdraws before any step is taken.\n\nNo other paid work may be combined with the post without prior permission in writing.',
      },
    },
    {
      title: { ar: 'الهدايا والمنافع', en: 'Gifts and favours' },
      text: {
        ar: 'لا يطلب العامل ولا يقبل، لنفسه أو لغيره، هدية أو ضيافة أو خدمة أو حسمًا له صلة بوظيفته.\n\nوتُستثنى الهدايا الرمزية المقدَّمة في المناسبات الرسمية، على أن تُسجَّل في سجلّ الهدايا وتُسلَّم إلى المديرية. وما تعذّر ردّه يُسلَّم خلال ثلاثة أيام عمل.',
        en: 'Staff neither ask for nor accept, for themselves or for others, any gift, hospitality, service or discount connected with their duties.\n\nTokens presented on official occasions are an exception, provided they are entered in the gifts register and handed to the Directorate. What cannot be returned is handed in within three working days.',
      },
    },
    {
      title: { ar: 'المال العام ووسائل المعلوماتية', en: 'Public property and information systems' },
      text: {
        ar: 'تُستعمل الآليات والتجهيزات والمحروقات والمباني لأغراض الخدمة حصرًا، ويُبلَّغ فورًا عن كل فقد أو عطل.\n\nوحساب المستخدم شخصي لا يُعار، وكلمة المرور لا تُكتب ولا تُعطى. ولا توصل بأجهزة المديرية وسائط خارجية ولا تُنقل ملفاتها إلى بريد خاص أو خدمة تخزين غير معتمدة.',
        en: 'Vehicles, equipment, fuel and buildings are used for service purposes only, and any loss or fault is reported at once.\n\nA user account is personal and is not lent; a password is neither written down nor passed on. No outside media are connected to the Directorate’s equipment, and its files are not moved to private mail or to storage that has not been approved.',
      },
    },
    {
      title: { ar: 'وسائل التواصل الاجتماعي والإعلام', en: 'Social media and the press' },
      text: {
        ar: 'لا ينشر العامل صورًا أو أخبارًا من داخل الخدمة، ولا يُظهر في حساباته الخاصة ما يوحي بأنه يتكلم باسم المديرية. وله في حياته الخاصة حرّية الرأي ضمن حدود القانون وواجب التحفّظ.\n\nأما التصريح للإعلام فيعود إلى المكتب الإعلامي أو إلى من يُكلَّف به خطّيًا. ولا تُنشر صورة موقوف، ولا يُعلن اسمه قبل صدور حكم.',
        en: 'Staff do not publish pictures or news from inside the service, nor suggest on their own accounts that they speak for the Directorate. In private life they are free to hold opinions within the law and the duty of reserve.\n\nStatements to the press are for the Media Department, or for whoever is charged with them in writing. No picture of a person in custody is released, and no name before a verdict.',
      },
    },
    {
      title: { ar: 'التعامل مع الجمهور', en: 'Working with the public' },
      text: {
        ar: 'يستقبل العامل المراجعين بلباقة، ويعرّف عن نفسه باسمه ورتبته أو وظيفته، ويشرح القرار وأسبابه وطريق الاعتراض عليه.\n\nولكل طلب إيصال يحمل رقمًا وتاريخًا، ولكل شكوى جواب خطّي خلال خمسة عشر يومًا. ومن تعذّر عليه الكلام أو السمع أو القراءة وجب أن يجد من يساعده.',
        en: 'Staff receive visitors courteously, give their name and rank or post, and explain a decision, the reasons for it and how it can be challenged.\n\nEvery application gets a receipt with a number and a date; every complaint, a written answer within fifteen days. Whoever has difficulty in speaking, hearing or reading must find someone ready to help.',
      },
    },
    {
      title: {
        ar: 'التبليغ عن المخالفات وحماية المبلّغين',
        en: 'Reporting wrongdoing, and protecting those who do',
      },
      text: {
        ar: 'من علم بمخالفة لهذه المدوّنة أو بفعل فساد بلّغ عنه رئيسه أو المفتّشية أو القناة السرّية في موقع المديرية. ويُقبل البلاغ ولو لم يذكر صاحبه اسمه.\n\nتبقى هوية المبلّغ سرّية، ولا يطّلع عليها إلا المخوّلون. ويُحظر كل إجراء انتقامي في حقّه، نقلًا أو عقوبةً أو حرمانًا من ترقية أو مضايقة، وعلى من يدّعي أن الإجراء لا صلة له بالبلاغ أن يثبت ذلك.\n\nولا يُسأل من بلّغ بحسن نية ولو لم تثبت الواقعة. أما البلاغ الكاذب عن قصد فيُعرّض صاحبه للملاحقة.',
        en: 'Anyone who learns of a breach of this code, or of an act of corruption, reports it to a superior, to the Inspectorate, or through the confidential channel on the Directorate’s website. A report is accepted even if it bears no name.\n\nThe identity of the person reporting stays confidential, known only to those authorised. Reprisal of any kind is forbidden, whether by transfer, punishment, withheld promotion or harassment; whoever claims that a measure has nothing to do with a report must prove it.\n\nA person who reports in good faith does not answer for it, even if the facts are not established. A report known to be false exposes its author to prosecution.',
      },
    },
    {
      title: { ar: 'العقوبات والأحكام الختامية', en: 'Sanctions and final provisions' },
      text: {
        ar: 'تُعرّض مخالفة هذه المدوّنة صاحبها للعقوبات المسلكية المنصوص عليها في الأنظمة، من التنبيه إلى إنهاء الخدمة، من دون المساس بالملاحقة الجزائية أو المدنية. ويُستمع إليه قبل أي قرار، وله أن يستعين بمن يدافع عنه.\n\nيوقّع كل عامل نسخة من المدوّنة عند التحاقه، وتُدرَّس في كل دورة، وتُراجع مرة كل ثلاث سنوات.\n\nيُعمل بها من تاريخ صدورها في ٣٠ تشرين الثاني ٢٠٢١، وتُنشر على موقع المديرية. وعند اختلاف النصّين، يُعتمد النص العربي.',
        en: 'A breach of this code may lead to the disciplinary sanctions laid down in the regulations, from a warning to dismissal, without prejudice to criminal or civil proceedings. The person concerned is heard before any decision and may be assisted in his or her defence.\n\nAll staff sign a copy on joining. The code is taught in every course and reviewed every three years.\n\nIt takes effect on the date of issue, 30 November 2021, and is published on the Directorate’s website. Should the two texts differ, the Arabic prevails.',
      },
    },
  ],
  documents: {
    ar: { file: 'documents/code-of-conduct-ar.pdf', bytes: 201788 },
    en: { file: 'documents/code-of-conduct-en.pdf', bytes: 114646 },
  },
} satisfies SiteSettings['conduct'];
