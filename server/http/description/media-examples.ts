const picture = {
  id: '0f3a9c1d5e7b2846',
  image: 'images/0f3a9c1d5e7b2846-1600x1067.webp',
  file: 'images/0f3a9c1d5e7b2846-1600x1067.webp',
  name: 'ceremony.jpg',
  bytes: 214_300,
  width: 1600,
  height: 1067,
  created_at: '2026-11-20T08:00:00.000Z',
  focal: { x: 0.35, y: 0.6 },
  alt_ar: 'المدير العام يسلّم الشهادات إلى المتخرّجين',
  alt_en: 'The director general hands the graduates their certificates',
  decorative: false,
  retained: true,
  uses: [
    {
      place: 'item',
      section: 'directorate-activities',
      id: 12,
      title_ar: 'تخريج دورة',
      title_en: 'A course graduates',
    },
  ],
};

/** An example of each call of the media library, by its method and path. */
export const mediaExamples = {
  'GET /api/media': { response: { items: [picture], total: 214 } },
  'POST /api/media': { response: { ...picture, focal: null, uses: [] } },
  'PUT /api/media/{id}/file': {
    response: {
      ...picture,
      file: 'images/0f3a9c1d5e7b2846-7d1c03b59ae24f68-1920x1280.webp',
      width: 1920,
      height: 1280,
    },
  },
  'DELETE /api/media/{id}': { response: { image: picture.image } },
  'PUT /api/media/{id}': {
    request: { focal: picture.focal, alt_ar: picture.alt_ar, alt_en: picture.alt_en, decorative: false },
    response: picture,
  },
};
