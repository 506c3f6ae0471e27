/** Messages of the guard of unsaved changes, in English. */
export const en = {
  'guard.title': 'You have unsaved changes',
  'guard.question': 'If you leave now, they are lost.',
  'guard.stay': 'Stay',
  'guard.leave': 'Leave without saving',
  'guard.cancelQuestion': 'Discard the unsaved changes?',
  'guard.discard': 'Discard the changes',
  'guard.goOn': 'Go on editing',
} as const;
