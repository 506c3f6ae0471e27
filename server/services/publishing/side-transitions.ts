import type { SideState } from '#shared/publishing/states.ts';

export type SideEvent = 'publish' | 'schedule' | 'fire' | 'end' | 'unpublish' | 'withdraw';

/** The public version of a side after an event: another one, none, or the same. */
type PublicVersion = 'replaced' | 'removed' | 'kept';

export type Transition = { to: SideState; version: PublicVersion };

const published = { to: 'published', version: 'replaced' } as const;
const scheduled = { to: 'scheduled', version: 'kept' } as const;
const draft = { to: 'draft', version: 'removed' } as const;
const withdrawn = { to: 'withdrawn', version: 'removed' } as const;

/**
 * Every transition of a side: what an event makes of a state. An event that a state does not have changes nothing: it is
 * refused where a person asks for it.
 */
export const transitions: Record<SideState, Partial<Record<SideEvent, Transition>>> = {
  draft: { publish: published, schedule: scheduled },
  scheduled: {
    publish: published,
    schedule: scheduled,
    fire: published,
    // The version before ends while the next one waits
    end: { to: 'scheduled', version: 'removed' },
    unpublish: draft,
    withdraw: withdrawn,
  },
  published: {
    publish: published,
    schedule: scheduled,
    end: draft,
    unpublish: draft,
    withdraw: withdrawn,
  },
  withdrawn: { publish: published, schedule: scheduled, unpublish: draft },
};
