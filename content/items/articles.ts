import type { ContentDraft } from '#shared/content/content-item.ts';

export const items = [
  {
    image: 'covers/desk-papers-960x600.webp',
    title_ar: 'كلمة المرور: مفتاح بيتك الآخر',
    title_en: 'Your password is a house key',
    description_ar:
      'لا يترك أحد مفتاح بيته تحت ممسحة الباب، لكن كثيرين يجعلون تاريخ ميلادهم كلمة مرور.\n\nالحلّ أبسط ممّا يُظنّ: جملة من أربع كلمات لا رابط بينها، أطول من كل رمز معقّد وأسهل حفظًا. ولكل حساب جملته.',
    description_en:
      'No one leaves the house key under the mat, yet many use their birthday as a password.\n\nThe answer is simpler than it seems. Four words with no connection make a phrase longer than any tangle of symbols, and easier to keep in mind. Give each account its own.',
    date_ar: 'كانون الثاني ٢٠٢٦',
    date_en: 'January 2026',
  },
  {
    image: 'covers/library-shelf-960x600.webp',
    title_ar: 'الشاهد الذي لا يُرى: في حماية المبلّغين',
    title_en: 'The unseen witness: protecting those who report',
    description_ar:
      'يقوم كل تبليغ على ثقة: أن يصل الكلام إلى من يجب أن يسمعه، وألّا يصل إلى سواه.\n\nلذلك لا يكفي أن تَعِد المؤسسة بالسرّية؛ عليها أن تبنيها في عملها. من يقرأ البلاغ؟ أين يُحفظ؟ متى يُمحى؟ أسئلة لا بدّ أن يكون لكل منها جواب مكتوب.\n\nوالمبلّغ الحسن النية لا يُعاقَب ولو أخطأ التقدير، أما الافتراء المتعمّد فشأن آخر.',
    description_en:
      'Every report rests on a trust: that the words will reach those who must hear them, and no one else.\n\nIt is not enough for an institution to promise confidentiality; it has to build it into its work. Who reads the report? Where is it kept? When is it erased? Each question needs an answer in writing.\n\nA person who reports in good faith is not punished for a mistake of judgement. Deliberate slander is another matter.',
    date_ar: 'آذار ٢٠٢٦',
    date_en: 'March 2026',
  },
  {
    image: 'covers/checkpoint-light-960x600.webp',
    title_ar: 'لماذا نتوقف عند الإشارة الحمراء في شارع خالٍ؟',
    title_en: 'Why stop at a red light in an empty street?',
    description_ar:
      'لأن القانون عادة قبل أن يكون عقوبة؛ ومن يتقيّد به حين لا يراه أحد، لا يحتاج إلى من يراقبه حين يراه الجميع.',
    description_en:
      'Because law is a habit before it is a penalty. Those who keep it when nobody is looking need no watching when everybody is.',
    date_ar: 'أيار ٢٠٢٦',
    date_en: 'May 2026',
  },
  {
    image: 'covers/document-check-960x600.webp',
    title_ar: 'من دفتر الدوريات: لغة المحضر الواضح',
    title_en: 'From the patrol book: the plain report',
    description_ar:
      '«حيث إنه بتاريخه وفي ساعته، وبينما كنّا...». هكذا تبدأ محاضر كثيرة، فلا يعرف القارئ ما جرى إلا في السطر العاشر.\n\nالمحضر الجيّد يجيب عن خمسة أسئلة في سطوره الثلاثة الأولى: من؟ ماذا؟ أين؟ متى؟ كيف؟ ثم يروي بالترتيب، بفعل معلوم وجملة قصيرة.\n\nواللغة الواضحة ليست ترفًا: قاضٍ يفهم من القراءة الأولى يحكم أسرع وأعدل.\n\nجرّبوا هذا الاختبار: أعطوا المحضر لزميل لم يحضر الواقعة، واطلبوا منه أن يرسم ما حدث. ما لم يستطع رسمه لم تُحسنوا كتابته.',
    description_en:
      '“Whereas on the date and at the hour thereof, while we were…” So many reports begin, and the reader learns what happened on the tenth line.\n\nA good report answers five questions in its first three: who, what, where, when, how. Then it tells things in order, in short sentences, and says who did them.\n\nPlain language is no luxury. A judge who understands at first reading decides sooner and more fairly.\n\nTry this: give the report to a colleague who was not there and ask for a drawing of what happened. Whatever cannot be drawn was not well written.',
    date_ar: 'حزيران ٢٠٢٦',
    date_en: 'June 2026',
  },
  {
    image: 'covers/mountain-village-960x600.webp',
    title_ar: 'الجار أولًا: الأمن يبدأ من الحيّ',
    title_en: 'Neighbours first: safety begins in the street where you live',
    description_ar:
      'في كل حيّ عين تعرف متى يعود التلاميذ ومن يسكن الطبقة الثالثة وأي سيارة غريبة عن الشارع. ليست هذه عين رقيب، بل عين جار.\n\nوالفرق بينهما دقيق: الرقيب يسجّل، والجار يسأل «هل تحتاج إلى شيء؟».',
    description_en:
      'In every neighbourhood someone knows when the children come home, who lives on the third floor and which car does not belong. That is not a watchman’s eye but a neighbour’s.\n\nThe difference is fine. The watchman takes notes; the neighbour asks, “Is there anything you need?”',
    date_ar: 'آب ٢٠٢٦',
    date_en: 'August 2026',
  },
  {
    image: 'covers/conference-table-960x600.webp',
    title_ar: 'بين الواجب والمنّة',
    title_en: 'Duty is not a favour',
    description_ar:
      'حين يقول الموظف «خدمتك» وهو يعني «أدّيت واجبي»، يكون قد أخذ من المواطن حقّه مرّتين: مرة حين جعله يشكره، ومرة حين جعله مدينًا له.',
    description_en:
      'When an official says “I did you a favour” and means “I did my duty”, he takes from the citizen twice: first his thanks, then a debt he never owed.',
    date_ar: 'أيلول ٢٠٢٦',
    date_en: 'September 2026',
  },
  {
    image: 'covers/press-microphones-960x600.webp',
    title_ar: 'ماذا تقول حين تتصل بغرفة العمليات؟',
    title_en: 'What to say when you call the operations room',
    description_ar:
      'الدقيقة الأولى من الاتصال قد تكون أثمن ما فيه. تنفّس، ثم قل بهذا الترتيب:\n\n١. أين أنت؟ البلدة والشارع وأقرب معلم ظاهر.\n٢. ماذا جرى؟ جملة واحدة تكفي.\n٣. كم شخصًا يحتاج إلى المساعدة؟\n٤. ما رقم هاتفك؟\n\nلا تُقفل الخط قبل أن يطلب منك المجيب ذلك؛ فقد تكون الدورية في طريقها إليك وهو يسألك.\n\nوإذا انقطع الاتصال، فأبقِ هاتفك حرًّا: سنعاود الاتصال بك.\n\nوإن اتصلت خطأ فلا تُقفل خائفًا، قل «اتصلت خطأ» وانتهى الأمر.',
    description_en:
      'The first minute of a call may be its most precious. Breathe, then say, in this order:\n\n1. Where you are: town, street, the nearest thing anyone can see.\n2. What has happened. One sentence will do.\n3. How many people need help.\n4. Your telephone number.\n\nDo not hang up until you are asked to. A patrol may be on its way while the questions go on.\n\nIf the line drops, leave your telephone free: we shall call back.\n\nAnd if you rang by mistake, do not hang up in alarm. Say so, and that is the end of it.',
    date_ar: 'الثلاثاء ١٣ تشرين الأول ٢٠٢٦',
    date_en: 'Tuesday 13 October 2026',
  },
  {
    image: 'covers/snow-bridge-960x600.webp',
    title_ar: 'خريطة وبوصلة: درس قديم لا يحتاج إلى بطارية',
    title_en: 'Map and compass: an old lesson that needs no battery',
    description_ar: 'الهاتف دليل ممتاز ما دام فيه رمق. وبعد ذلك، تبقى الشمس والظلّ ومجرى الماء.',
    description_en:
      'A telephone is an excellent guide while it lasts. After that there remain the sun, the shadow and the run of the water.',
    date_ar: 'الخميس ٥ تشرين الثاني ٢٠٢٦',
    date_en: 'Thursday 5 November 2026',
  },
  {
    image: 'covers/library-shelf-960x600.webp',
    title_ar: 'حارس الأرشيف: مقابلة مع أمين محفوظات متقاعد',
    title_en: 'The keeper of the archive: a retired archivist remembers',
    description_ar:
      'أمضى الأستاذ حليم سروة أربعًا وثلاثين سنة بين رفوف الأرشيف، ويعرف الملفات من رائحة ورقها. زرناه في بيته في دير القمر، حيث ما زال يرتّب كتبه بحسب تاريخ وصولها لا بحسب عناوينها.\n\nقلنا له: ما أثمن ما حفظت؟\n\nفأجاب: «دفتر صغير للأمانات، يعود إلى ستينيات القرن الماضي، فيه أن ساعة جيب سُلّمت إلى صاحبها بعد تسع سنوات. أحدهم لم ييأس من البحث عنه. كلما ضاق صدري من العمل فتحت ذلك الدفتر وقرأت السطر مرة أخرى».\n\nوما أصعب أيامك؟\n\n«يوم تسرّب الماء إلى القبو. عملنا ثلاث ليالٍ، نفرد الأوراق على حبال الغسيل كأنها قمصان. خسرنا ملفين من أصل ستة آلاف، وما زلت أذكر رقميهما».\n\nوعن الرقمنة قال: «الصورة تحفظ النص، لكن الورقة تحفظ اليد التي كتبته: الحبر الذي جفّ، والسطر الذي تردّد كاتبه. احتفظوا بالاثنتين».\n\nسألناه أخيرًا عن نصيحته لمن يأتي بعده، ففكّر قليلًا ثم قال:\n- لا ترمِ ورقة لم تفهمها.\n- لا تثق بذاكرتك ولو كانت جيدة.\n- واكتب على كل علبة ما فيها، كأن من سيفتحها لم يولد بعد.',
    description_en:
      'Halim Sarweh spent thirty-four years among the shelves, and knows a file by the smell of its paper. We called on him at home in Deir el-Qamar, where he still keeps his books in the order in which they arrived.\n\nWhat is the most precious thing you kept?\n\n“A little register of deposits, from the sixties. It says that a pocket watch was given back to its owner after nine years. Someone had not stopped looking for him. Whenever the work weighed on me I opened that register and read the line again.”\n\nAnd the hardest days?\n\n“When water came into the basement. For three nights we hung the sheets on washing lines, like shirts. Out of six thousand files we lost two. I can tell you their numbers.”\n\nOn scanning: “The picture keeps the words; the paper keeps the hand that wrote them, the ink that ran dry, the line the writer hesitated over. Keep both.”\n\nLast, we asked what he would say to whoever comes after him. He thought for a while.\n- Never throw away a paper you have not understood.\n- Do not trust your memory, even a good one.\n- Write on every box what is in it, as if the person who will open it had not yet been born.',
    date_ar: 'الثلاثاء ١٧ تشرين الثاني ٢٠٢٦',
    date_en: 'Tuesday 17 November 2026',
  },
] satisfies ContentDraft[];
