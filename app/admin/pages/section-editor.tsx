import { useLocation } from 'react-router';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { sections } from '#shared/site/sections.ts';
import { ListEditor } from '../list/list-editor.tsx';
import { sectionKind } from '../list/section-kind.ts';

const kinds = new Map(sections.map((section) => [adminPath(section.key), sectionKind(section)]));

/** The editor of a section, the same for all nine (specification §2). */
export default function SectionEditor() {
  const kind = kinds.get(useLocation().pathname);
  return kind && <ListEditor key={kind.key} kind={kind} />;
}
