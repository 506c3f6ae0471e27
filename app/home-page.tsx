import { sections } from '#shared/site/sections.ts';
import { AboutBlock } from './blocks/home/about-block.tsx';
import { ConductBlock } from './blocks/home/conduct-block.tsx';
import { Hero } from './blocks/home/hero.tsx';
import { ManagerBlock } from './blocks/home/manager-block.tsx';
import { PreviewList } from './blocks/home/preview-list.tsx';
import { ContactSection } from './contact/contact-section.tsx';
import type { HomeData } from './home-data.ts';

/** The home page's blocks in their order (specification §2); an unknown path shows them too. */
export function HomePage({ hero, anthem, about, conduct, manager, previews, captchas }: HomeData) {
  return (
    <>
      <Hero hero={hero} anthem={anthem} />
      <AboutBlock {...about} />
      <ManagerBlock manager={manager} />
      <ConductBlock {...conduct} />
      {sections.map((section, index) => (
        <PreviewList
          key={section.key}
          section={section}
          preview={previews?.[section.key]}
          sunken={index % 2 === 0}
        />
      ))}
      <ContactSection captchas={captchas} />
    </>
  );
}
