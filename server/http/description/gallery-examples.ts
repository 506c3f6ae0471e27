const picture = {
  number: 1,
  image: 'images/2f1c9a4b7d3e5f60-1600x1067.webp',
  alt_ar: 'متطوّعون يغرسون شتول أرز على منحدر جبلي',
  alt_en: 'Volunteers plant cedar seedlings on a slope',
  decorative: false,
  caption_ar: 'غُرست ألف شتلة في يوم واحد.',
  caption_en: 'A thousand seedlings were planted in a day.',
  changed_at: '2026-11-22T09:30:00.000Z',
};

const list = '/api/items/{section}/{id}/gallery';
const one = `${list}/{number}`;

/** An example of each call of the galleries of items. */
export const galleryExamples = {
  [`GET ${list}`]: { response: { gallery: [picture] } },
  [`POST ${list}`]: {
    request: { image: picture.image, caption_en: picture.caption_en },
    response: picture,
  },
  [`PUT ${one}`]: {
    request: { caption_en: picture.caption_en, position: 2 },
    response: { gallery: [picture] },
  },
  [`DELETE ${one}`]: { response: { gallery: [] } },
  [`POST ${one}/restore`]: { response: { gallery: [picture] } },
};
