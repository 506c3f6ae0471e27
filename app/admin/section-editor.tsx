import { useLocation } from 'react-router';
import { sections } from '#shared/sections.ts';
import { ListEditor } from './list/list-editor.tsx';
import { sectionKind } from './list/section-kind.ts';

const kinds = new Map(sections.map((section) => [section.edit as string, sectionKind(section)]));

/** The editor of a section, the same for all nine (specification §2). */
export default function SectionEditor() {
  const kind = kinds.get(useLocation().pathname);
  return kind && <ListEditor key={kind.key} kind={kind} />;
}
