/** Messages of the autosave and of who else has an item open, in English. */
export const en = {
  'autosave.idle': 'What you write is saved as you type; the site shows it once you publish.',
  'autosave.saving': 'Saving...',
  'autosave.savedAt': 'Saved {time}',
  'autosave.unreachable':
    'The site cannot be reached. What you write stays on this computer and is sent when the connection is back.',
  'autosave.session':
    'Your session has ended. What you wrote stays on this computer and is sent once you sign in again.',
  'autosave.conflict': 'Not saved: somebody else has saved a newer version. Choose which one stays.',
  'autosave.refused': 'Not saved. {reason}',
  'presence.other': '{name} has had this open since {time}.',
  'presence.own': 'You have had this open in another window since {time}.',
} as const;
