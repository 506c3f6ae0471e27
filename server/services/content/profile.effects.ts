import type { AuditEvent, Effects } from '../effects/effects.ts';
import type { createProfile } from './profile.ts';

const profile = () => ['profile'];
const changed = (part: 'main' | 'details') => (): AuditEvent => ({
  action: 'content.changed',
  subject: `profile/${part}`,
});

export const profileEffects: Effects<ReturnType<typeof createProfile>> = {
  main: { reads: profile },
  versionedMain: { reads: profile },
  details: { reads: profile },
  versionedDetails: { reads: profile },
  saveMain: { invalidates: profile, records: changed('main') },
  saveDetails: { invalidates: profile, records: changed('details') },
  removeRecord: { invalidates: profile, records: changed('details') },
};
