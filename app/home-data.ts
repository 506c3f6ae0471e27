import { inLanguage } from '#shared/content/localized.ts';
import { excerpt } from '#shared/excerpt.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { attempt } from './attempt.ts';
import { latestHeadlines, previewBands } from './blocks/home/preview-bands.ts';
import type { Site } from './context.ts';
import { imageRules } from './image-rules.ts';
import { showable } from './items.ts';

type Slide = SiteSettings['hero']['slides'][number];

export type HomeData = Awaited<ReturnType<typeof homeData>>;

/** The home page's data in a language; a block whose data fails to load is `undefined`. */
export async function homeData(site: Site, language: Language) {
  const { services } = site;
  const [settings, rules, profile, found] = await Promise.all([
    services.settings.all(),
    imageRules(site),
    attempt(site, () => services.profile.main()),
    attempt(site, () => services.content.previews(limits.previewItems, language)),
  ]);
  const { anthem, about, conduct } = settings;
  const shown = (file: string) => rules.notes.get(file)?.file ?? file;
  const shownSlide = (slide: Slide) => ({ ...slide, wide: shown(slide.wide), tall: shown(slide.tall) });
  // The settings hold long texts of other pages
  const texts = {
    hero: { ...settings.hero, slides: settings.hero.slides.map(shownSlide) },
    anthem: { title: anthem.title, recording: anthem.recording, credits: anthem.credits },
    about: { title: about.title, summary: about.summary },
    conduct: {
      title: conduct.title,
      date: conduct.date,
      isoDate: conduct.isoDate,
      summary: conduct.summary,
      documents: conduct.documents,
    },
  };
  return {
    ...inLanguage(texts, language),
    failed: !profile || !found,
    captchas: { contact: services.captcha.of('contact'), report: services.captcha.of('report') },
    manager: profile && {
      name: profile.manager_name[language],
      text: excerpt(profile.section_1[language], limits.managerTextCharacters),
      image: showable(profile.image, rules),
    },
    latest: found ? latestHeadlines(found, language, rules) : [],
    ...previewBands(found, language, rules),
  };
}
