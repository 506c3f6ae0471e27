/**
 * The text of `files/notice-*`, a page of our own: printed by Chromium, and exported by the writer of LibreOffice 7.4 as PDF,
 * DOCX and ODT, in DejaVu Sans.
 */
export const notice = [
  'قرار بشأن مواعيد الاستقبال',
  'تستقبل دائرة السجلّات المواطنين من الاثنين إلى الخميس، بين الساعة ٨:٣٠ و١٤:٠٠، ولا تُقبل الطلبات الناقصة إلّا إذا استُكملت خلال ١٥ يومًا.',
  'يُدفع رسم قدره 250,000 ليرة لبنانية، ويُذكر رقم المعاملة R-2026/118 في كلّ مراسلة مع Records Office قبل 31/12/2026.',
  'للأطفال والآباء والإخوة: يكفي إخراج قيد عائلي (نسخة واحدة) أو بطاقة الهوية.',
  'The office is closed on public holidays. Applications received by post are registered on arrival.',
  'العنوان: شارع الأرز، مبنى رقم 7، الطابق الثاني.',
];
