import type { ReactNode } from 'react';
import { Breadcrumb, type WayUp } from './breadcrumb.tsx';
import { headlineClass } from './headline-class.ts';
import { TextRuns } from './text-runs.tsx';

type Props = {
  /** The current page's name, at the end of the breadcrumb. */
  current: string;
  /** The section of an item that is not there, which the breadcrumb then ends with. */
  section?: WayUp | undefined;
  /** The page's heading, where it is not its name. */
  heading?: string;
  /** True for an item's title, which is set as on the item's page. */
  isHeadline?: boolean;
  children?: ReactNode;
};

/** The band on top of every inner page: Main / Pages / current page, and the heading. */
export function PageBand({ current, section, heading = current, isHeadline = false, children }: Props) {
  return (
    <header className={isHeadline ? 'page-band article-head' : 'page-band'}>
      <div className="container">
        <Breadcrumb section={section} current={section ? undefined : <bdi>{current}</bdi>} />
        <h1 className={isHeadline ? headlineClass(heading) : undefined} dir="auto">
          <TextRuns text={heading} />
        </h1>
        {children}
      </div>
    </header>
  );
}
