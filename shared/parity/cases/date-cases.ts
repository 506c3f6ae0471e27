/** A case a line: Arabic, whether the two agree (`⇔`) or differ (`≠`), English, and the kinds of the differences. */
export const dateCases = `
تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٦. ⇔ Applications are accepted until 20 March 2026.
تُقبل الطلبات حتى ٢٠ مارس ٢٠٢٦. ⇔ Applications are accepted until March 20, 2026.
الاثنين ١٦ شباط ٢٠٢٦ ⇔ Monday 16 February 2026
الإثنين، ١٦ فبراير ٢٠٢٦ ⇔ Monday, 16 Feb. 2026
تبدأ الدورة في ٢٠٢٦/٣/١٩ وتنتهي في ٢٠٢٦/٤/٢. ⇔ The course runs from 19 March 2026 to 2 April 2026.
بتاريخ ١٩/١١/٢٠٢٦ ⇔ on 19 November 2026
بتاريخ ١٩-١١-٢٠٢٦ ⇔ dated 2026-11-19
في ١٩ تشرين الثاني ٢٠٢٦ ⇔ on 19/11/2026
في ١٩ تشرين الثاني ٢٠٢٦ ⇔ on November 19th, 2026
في التاسع عشر من تشرين الثاني ٢٠٢٦ ⇔ on the nineteenth of November 2026
في الأول من حزيران ٢٠٢٦ ⇔ on 1 June 2026
في الأول من حزيران ٢٠٢٦ ⇔ on the 1st of June 2026
في الحادي والعشرين من أيلول ⇔ on 21 September
في الثاني والعشرين من تشرين الثاني، عيد الاستقلال ⇔ on 22 November, Independence Day
يوم الأربعاء الواقع فيه ٧ تشرين الأول ٢٠٢٦ ⇔ on Wednesday 7 October 2026
من ٢٣ إلى ٢٧ تشرين الثاني ٢٠٢٦ ⇔ from 23 to 27 November 2026
من ٢٣ إلى ٢٧ تشرين الثاني ٢٠٢٦ ⇔ 23–27 November 2026
من ٢٣ إلى ٢٧ نوفمبر ٢٠٢٦ ⇔ November 23–27, 2026
من ٢٣ شباط إلى ٢٠ آذار ٢٠٢٦ ⇔ between 23 February and 20 March 2026
يومَي السبت والأحد ٥ و٦ كانون الأول ٢٠٢٦ ⇔ on Saturday 5 and Sunday 6 December 2026
أيام ١ و٨ و١٥ تموز ⇔ on 1, 8 and 15 July
ليل ١٠ و١١ أيلول ⇔ on the nights of 10 and 11 September
خلال شهر آب ٢٠٢٦ ⇔ during August 2026
في آب ⇔ in August
في أغسطس ⇔ in August
في حزيران/يونيو ٢٠٢٦ ⇔ in June 2026
في ١٥ حزيران (يونيو) ٢٠٢٦ ⇔ on 15 June 2026
بين كانون الثاني وآذار ٢٠٢٧ ⇔ between January and March 2027
حتى نهاية كانون الأول من العام ٢٠٢٦ ⇔ to the end of December 2026
منذ مطلع أيلول ⇔ since the beginning of September
قبل منتصف تشرين الأول ⇔ by mid-October
في أيار من عام ٢٠٢٥ ⇔ in May 2025
يمكن أن تُقدَّم الطلبات في أيار. ⇔ Applications may be made in May.
يسير المتدرّبون عشرة كيلومترات في آذار. ⇔ In March trainees march 10 kilometres.
في تشرين الأول شارك ٢١٠٦ مراجعين. ⇔ In October 2,106 visitors took part.
في تشرين الأول كُرّم ١٥ متقاعدًا. ⇔ In October 15 pensioners were honoured.
دوام رمضان ١٤٤٧ هـ ⇔ Ramadan 1447 AH: opening hours
في ١٠ محرم ١٤٤٨ ⇔ on 10 Muharram 1448
في ١٢ ربيع الأول ١٤٤٨هـ ⇔ on 12 Rabi’ al-Awwal 1448
في ٢٧ رجب ⇔ on 27 Rajab
العميد سامي شعبان ⇔ Brigadier General Sami Chaaban
كل من مارس المهنة خمس سنوات ⇔ anyone who has practised for five years
البدء من صفر ⇔ starting from nothing
في شعبان ≠ in Rajab : date
من ٨ إلى ١٣ ذي الحجة ⇔ from 8 to 13 Dhu al-Hijjah
في العاشر من ذي الحجة ١٤٤٧ ⇔ on 10 Dhul-Hijjah 1447
أول شوال ⇔ the first of Shawwal
في ١ صفر ١٤٤٨ ⇔ on 1 Safar 1448
في ١٥ شعبان ١٤٤٧ ⇔ on 15 Sha‘ban 1447
في غرّة جمادى الآخرة ⇔ at the beginning of Jumada al-Thani
الجمعة ٢٠ شباط ٢٠٢٦ الموافق ٣ رمضان ١٤٤٧ ⇔ Friday 20 February 2026
يُقفل المقرّ في ١٧ حزيران ٢٠٢٦ (١ محرم ١٤٤٨). ⇔ Headquarters is closed on 17 June 2026.
من الاثنين إلى الجمعة ⇔ Monday to Friday
كل يوم أحد وخميس ⇔ every Sunday and Thursday
العدد ١١/٢٠٢٦ من النشرة ⇔ the November 2026 issue of the bulletin
تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٦. ≠ Applications are accepted until 21 March 2026. : date
تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٦. ≠ Applications are accepted until 20 May 2026. : date
تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٦. ≠ Applications are accepted until 20 March 2027. : date
تُقبل الطلبات حتى ٢٠ آذار. ≠ Applications are accepted without a closing date. : date
تُقبل الطلبات من دون مهلة. ≠ Applications are accepted until 20 March. : date
الاثنين ١٦ شباط ٢٠٢٦ ≠ Tuesday 16 February 2026 : date
في كانون الأول ٢٠٢٦ ≠ in January 2026 : date
في ٥ تشرين الأول ٢٠٢٦ ≠ on 5 November 2026 : date
في ٥ تشرين الثاني ٢٠٢٦ ≠ on 5 October 2026 : date
في ٥ كانون الثاني ≠ on 5 December : date
في ٩ حزيران ≠ on 9 July : date
في ٩ يونيو ≠ on 9 July : date
في ٩ يوليو ≠ on 9 June : date
بتاريخ ٤/٣/٢٠٢٦ ≠ on 3 April 2026 : date
بتاريخ ٢٠٢٦-٠٣-٠٤ ≠ on 4 May 2026 : date
من ٢٣ إلى ٢٧ تشرين الثاني ٢٠٢٦ ≠ from 23 to 28 November 2026 : date
من ٢٣ شباط إلى ٢٠ آذار ٢٠٢٦ ≠ from 23 February to 20 April 2026 : date
يومَي السبت والأحد ٥ و٦ كانون الأول ٢٠٢٦ ≠ on Saturday 5 and Sunday 7 December 2026 : date
في الأول من حزيران ≠ on 2 June : date
في الحادي والعشرين من أيلول ≠ on 20 September : date
خلال شهر آب ≠ during April : date
حتى نهاية آذار ٢٠٢٧ ≠ to the end of March 2026 : date
في رمضان ≠ in Shawwal : date
في ١٠ محرم ١٤٤٨ ≠ on 9 Muharram 1448 : date
في ١٢ ربيع الأول ≠ on 12 Rabi II : date
في ٨ ذي القعدة ≠ on 8 Dhu al-Hijjah : date
الجمعة ٢٠ شباط ٢٠٢٦ الموافق ٣ رمضان ١٤٤٧ ≠ Friday 27 February 2026 : date
في ١ صفر ١٤٤٨ ≠ on 1 Safar 1449 : date
من الاثنين إلى الجمعة ≠ Monday to Saturday : date
تُجرى المقابلات يوم الأربعاء. ≠ Interviews are on Thursday. : date
جلسة ٣ حزيران وجلسة ١٠ حزيران ≠ the sessions of 3 and 11 June : date
بين نيسان وأيار ≠ between April and June : date
في أيار ٢٠٢٥ ≠ in May 2026 : date
في التاسع عشر من تشرين الثاني ≠ on 9 November : date
العدد ١١/٢٠٢٦ من النشرة ≠ the October 2026 issue of the bulletin : date
`;
