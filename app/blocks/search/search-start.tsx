import { ShortcutSwitch } from '../../ui/shortcuts/shortcut-switch.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { SectionLinks } from './nothing-found.tsx';
import type { startView } from './search-view.ts';

/** The page before anything is searched for: how to search, and the sections. */
export function SearchStart({ heading, hints, shortcut, browse }: ReturnType<typeof startView>) {
  return (
    <div className="container search-start">
      <section>
        <h2 className="search-heading">{heading}</h2>
        <ul>
          {hints.map((hint) => (
            <li key={hint}>
              <TextRuns text={hint} />
            </li>
          ))}
        </ul>
        <ShortcutSwitch label={shortcut} />
      </section>
      <SectionLinks {...browse} />
    </div>
  );
}
