import { splitRuns } from './split-runs.ts';

/** `contacts`: telephone and e-mail links only, for a visitor's text, whose URLs are not to be followed. */
export type Links = 'none' | 'contacts' | 'all';

/**
 * A text whose numbers, addresses and references keep their own direction and stay on one line. It reads and copies
 * as it was written.
 */
export function TextRuns({ text, links = 'none' }: { text: string; links?: Links }) {
  return splitRuns(text).map(({ text: part, direction, href }, index) => {
    if (!direction) return part;
    // Arabic-Indic digits run from left to right within a group alone: an override keeps the groups in order
    const Tag = direction === 'around' ? 'span' : /^[^A-Za-z]*[٠-٩۰-۹]/.test(part) ? 'bdo' : 'bdi';
    const linked = href && (links === 'all' || (links === 'contacts' && !href.startsWith('http')));
    const painted = (
      // oxlint-disable-next-line react/no-array-index-key -- a run has no other key, and none is moved
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
