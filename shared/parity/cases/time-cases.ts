/** Times of the day; `date-cases.ts` tells how a line is read. */
export const timeCases = `
عند العاشرة صباحًا ⇔ at 10 a.m.
عند العاشرة والنصف صباحًا ⇔ at 10:30 a.m.
عند العاشرة والنصف صباحًا ⇔ at half past ten in the morning
الساعة ١٠:٣٠ ⇔ at 10.30
الساعة ١٠٫٣٠ ⇔ at 10:30
الساعة ١٠:٣٠ ⇔ at half past ten
الساعة العاشرة والنصف ⇔ at 10.30
عند الثامنة إلا ربعًا ⇔ at 7.45
عند الثامنة إلا ربعًا صباحًا ⇔ at a quarter to eight in the morning
الثالثة إلا ربعًا بعد الظهر ⇔ 2.45 p.m.
عند السابعة والربع مساءً ⇔ at 7.15 p.m.
عند السابعة والربع مساءً ⇔ at 19:15
عند السابعة والثلث ⇔ at 7.20
عند السادسة إلا ثلثًا ⇔ at 5.40
عند التاسعة وعشر دقائق ⇔ at ten past nine
عند التاسعة إلا خمس دقائق صباحًا ⇔ at 8:55 a.m.
الساعة الثالثة بعد الظهر ⇔ at 3 p.m.
الساعة الثالثة بعد الظهر ⇔ at 15:00
الساعة الثالثة عصرًا ⇔ at three in the afternoon
الساعة ١٥:٠٠ ⇔ at 3 p.m.
الساعة ٣ م ⇔ at 3 p.m.
الساعة ٨ ص ⇔ at 8 a.m.
عند الواحدة بعد الظهر ⇔ at 1 p.m.
عند الواحدة ظهرًا ⇔ at 13:00
عند الظهر ⇔ at noon
عند الثانية عشرة ظهرًا ⇔ at noon
قبل الثانية عشرة من ظهر الخميس ⇔ by noon on Thursday
قبل ظهر الخميس ⇔ before noon on Thursday
الساعة ١٢:٠٠ ⇔ at midday
الساعة ١٢ ظهرًا ⇔ at 12 noon
عند منتصف الليل ⇔ at midnight
حتى منتصف الليل ⇔ until 24:00
عند منتصف الليل ⇔ at 00:00
الثانية عشرة ليلًا ⇔ midnight
من الحادية عشرة ليلًا حتى الخامسة صباحًا ⇔ from 11 p.m. to 5 a.m.
من الثامنة إلى الثانية ⇔ between 8 a.m. and 2 p.m.
بين الثامنة والثالثة عشرة ⇔ 08:00–13:00
من ٨ إلى ١٤ ⇔ from 8 a.m. to 2 p.m.
الدوام: ٨ - ١٤ ⇔ Hours: 8 a.m.–2 p.m.
الدوام: ٨ - ١٤ ≠ Hours: 8 a.m.–1 p.m. : number time
بين السادسة والنصف والثامنة صباحًا ⇔ between 6.30 and 8 a.m.
من السابعة والنصف صباحًا إلى الثانية بعد الظهر ⇔ from 7.30 a.m. to 2 p.m.
ما عدا يوم الجمعة حتى الحادية عشرة والنصف ⇔ on Fridays until 11.30
بين الثالثة والسادسة فجرًا ⇔ between 3 and 6 a.m.
١٧:٠٠–١٨:٣٠ ⇔ 5 to 6.30 p.m.
الاثنين، ١٧:٠٠–١٩:٠٠ ⇔ Mondays, 17:00–19:00
التاسعة صباحًا بتوقيت بيروت ⇔ nine o'clock, Beirut time
عند الثامنة من مساء الجمعة ⇔ at 8 p.m. on Friday
قرابة الثالثة من بعد ظهر السبت ⇔ at about 3 p.m. on Saturday
أفضل وقت ١:٠٠:١٧ ⇔ the best time was 1:00:17
سجّل ٥٢:١٤ في السباق. ⇔ He ran the race in 52:14.
تعمل الغرفة على مدار الساعة. ⇔ The room works round the clock.
تعمل الغرفة على مدار الساعة. ⇔ The room works 24 hours a day.
عند العاشرة صباحًا ≠ at 11 a.m. : time
عند العاشرة صباحًا ≠ at 10 p.m. : time
عند العاشرة والنصف صباحًا ≠ at 10 a.m. : time
الساعة ١٠:٣٠ ≠ at 10:20 : time
الساعة ١٠:٣٠ ≠ at half past nine : time
عند الثامنة إلا ربعًا ≠ at 8.15 : time number
عند الثامنة إلا ربعًا صباحًا ≠ at a quarter past eight in the morning : time
الثالثة إلا ربعًا بعد الظهر ≠ 3.45 p.m. : time
عند السابعة والربع مساءً ≠ at 7.30 p.m. : time
عند السابعة والربع مساءً ≠ at 07:15 : time
عند التاسعة وعشر دقائق ≠ at ten past eight : time
الساعة الثالثة بعد الظهر ≠ at 16:00 : time
الساعة ١٥:٠٠ ≠ at 5 p.m. : time
الساعة ٨ ص ≠ at 8 p.m. : time
عند الظهر ≠ at midnight : time
عند منتصف الليل ≠ at noon : time
عند الواحدة ظهرًا ≠ at noon : time
تصل العروض قبل الرابعة بعد الظهر. ≠ Bids are due on the day. : time
تصل العروض في اليوم نفسه. ≠ Bids are due by noon. : time
من الحادية عشرة ليلًا حتى الخامسة صباحًا ≠ from 11 p.m. to 6 a.m. : time
من الثامنة إلى الثانية ≠ between 8 a.m. and 3 p.m. : time
من الثامنة إلى الثالثة ≠ between 8 a.m. and 4 p.m. : time
بين الثامنة والثالثة عشرة ≠ 08:00–14:00 : time
بين السادسة والنصف والثامنة صباحًا ≠ between 6 and 8 a.m. : time
من السابعة والنصف صباحًا إلى الثانية بعد الظهر ≠ from 7.30 a.m. to 3 p.m. : time
بين الثالثة والسادسة فجرًا ≠ between 3 and 5 a.m. : time
١٧:٠٠–١٨:٣٠ ≠ 17:00–19:30 : time
الثلاثاء، ١٦:٠٠ ≠ Tuesday, 6 p.m. : time
أفضل وقت ١:٠٠:١٧ ≠ the best time was 1:00:18 : time
سجّل ٥٢:١٤ في السباق. ≠ He ran the race in 53:14. : time
عند التاسعة إلا خمس دقائق صباحًا ≠ at 9:05 a.m. : time
`;
