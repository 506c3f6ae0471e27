import { useLocation } from 'react-router';
import { direction, otherLanguage } from '#shared/languages.ts';
import { useFrame } from '../frame.ts';
import { useLanguage } from '../language.tsx';
import { usePageHeading } from './page-heading.ts';

/** Head of a printed page: emblem, the institution's name in both languages, and the section. */
export function Letterhead() {
  const other = otherLanguage(useLanguage());
  const { identity, nameElsewhere } = useFrame();
  const { current } = usePageHeading(useLocation().pathname).band;
  return (
    <div className="letterhead container">
      <img src="/emblem.svg" width={56} height={56} alt="" />
      <p>
        {identity.name}
        <span lang={other} dir={direction(other)}>
          {nameElsewhere}
        </span>
      </p>
      {current !== identity.name && <p>{current}</p>}
    </div>
  );
}
