import { sections } from '#shared/sections.ts';
import { AboutBlock } from './blocks/about-block.tsx';
import { ConductBlock } from './blocks/conduct-block.tsx';
import { Hero } from './blocks/hero.tsx';
import { ManagerBlock } from './blocks/manager-block.tsx';
import { PreviewList } from './blocks/preview-list.tsx';
import { ContactPlace } from './contact/contact-place.tsx';
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
      <ContactPlace captchas={captchas} />
    </>
  );
}
