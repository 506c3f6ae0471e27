import { AboutBlock } from './blocks/home/about-block.tsx';
import { ConductBlock } from './blocks/home/conduct-block.tsx';
import { Doors } from './blocks/home/doors.tsx';
import { Hero } from './blocks/home/hero.tsx';
import { ManagerBlock } from './blocks/home/manager-block.tsx';
import { NothingNew } from './blocks/home/nothing-new.tsx';
import { PreviewBand, Previews } from './blocks/home/preview-band.tsx';
import { ContactSection } from './contact/contact-section.tsx';
import type { HomeData } from './home-data.ts';
import contactStyle from './styles/contact-section.css?url';
import { LaterStyle } from './ui/later-style.tsx';

/** The home page's blocks in their order (specification §2); an unknown path shows them too. */
export function HomePage({
  hero,
  anthem,
  latest,
  about,
  conduct,
  manager,
  bands,
  empty,
  captchas,
}: HomeData) {
  return (
    <>
      <Hero hero={hero} anthem={anthem} latest={latest} />
      <Doors />
      <AboutBlock {...about} />
      <LaterStyle />
      <div className="house-band band-sunken">
        <div className="container house">
          <ManagerBlock manager={manager} />
          <ConductBlock {...conduct} />
          {bands.map((band) => band.shape === 'beside' && <Previews key={band.shape} {...band} />)}
        </div>
      </div>
      {bands.map((band) => band.shape !== 'beside' && <PreviewBand key={band.previews[0]?.key} {...band} />)}
      {empty.length > 0 && <NothingNew sections={empty} />}
      <link rel="stylesheet" href={contactStyle} />
      <ContactSection captchas={captchas} />
    </>
  );
}
