import { useLocation } from 'react-router';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { sections } from '#shared/site/sections.ts';
import { Desk } from '../desk/desk.tsx';
import { sectionKind } from '../desk/section-kind.ts';

const kinds = new Map(sections.map((section) => [adminPath(section.key), sectionKind(section)]));

/** The editor of a section, the same for all nine (specification §2). */
export default function SectionEditor() {
  const kind = kinds.get(useLocation().pathname);
  return kind && <Desk key={kind.key} kind={kind} />;
}
