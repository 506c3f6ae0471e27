import { inLanguage } from '#shared/content/localized.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { attempt } from './attempt.ts';
import type { Site } from './context.ts';
import { type Item, itemView, showable } from './items.ts';

export type HomeData = Awaited<ReturnType<typeof homeData>>;

type Preview = { items: Item[]; total: number };

/** The home page's data in a language; a block whose data fails to load is `undefined`. */
export async function homeData(site: Site, language: Language) {
  const { services, publicUrl } = site;
  const [settings, profile, found] = await Promise.all([
    services.settings.all(),
    attempt(site, () => services.profile.main()),
    attempt(site, () => services.content.previews(limits.previewItems, language)),
  ]);
  const rules = { publicUrl, imageHosts: settings.imageHosts };
  const { hero, anthem, about, conduct } = inLanguage(settings, language);
  const { title, date, isoDate, summary, documents } = conduct;
  return {
    hero,
    anthem: { title: anthem.title, recording: anthem.recording, credits: anthem.credits },
    captchas: { contact: services.captcha.of('contact'), report: services.captcha.of('report') },
    about: { title: about.title, summary: about.summary },
    conduct: { title, date, isoDate, summary, documents },
    manager: profile && {
      name: profile.manager_name[language],
      text: profile.section_1[language],
      image: showable(profile.image, rules),
    },
    previews:
      found &&
      (Object.fromEntries(
        sections.map((section) => {
          const { items, total } = found[section.key];
          return [
            section.key,
            { items: items.map((item) => itemView(section, item, language, rules)), total },
          ];
        }),
      ) as Record<SectionKey, Preview>),
  };
}
