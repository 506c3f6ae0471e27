import { splitRuns } from './split-runs.ts';

/** `contacts`: what a visitor sends may be called and written to; where else it leads is nobody's to follow. */
export type Links = 'none' | 'contacts' | 'all';

/**
 * A text whose numbers, addresses and references keep their own direction and stay on one line. It reads and copies
 * as it was written.
 */
export function TextRuns({ text, links = 'none' }: { text: string; links?: Links }) {
  return splitRuns(text).map(({ text: part, direction, href }, index) => {
    if (!direction) return part;
    // Arabic-Indic digits run from left to right within a group alone: the groups are kept in order by force
    const Tag = direction === 'around' ? 'span' : /^[^A-Za-z]*[٠-٩۰-۹]/.test(part) ? 'bdo' : 'bdi';
    const linked = href && (links === 'all' || (links === 'contacts' && !href.startsWith('http')));
    const painted = (
      // oxlint-disable-next-line react/no-array-index-key -- a run has no other name, and none is moved
      <Tag key={index} className="run" dir={Tag === 'span' ? undefined : 'ltr'}>
        {part}
      </Tag>
    );
    return linked ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} href={href}>
        {painted}
      </a>
    ) : (
      painted
    );
  });
}
