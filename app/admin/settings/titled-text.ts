/** A heading with a text under it, in both languages: a principle, a task, a section of the code. */
export const titledText = {
  kind: 'group',
  fields: {
    title: { kind: 'bilingual', label: 'settings.title' },
    text: { kind: 'bilingualLong', label: 'settings.text' },
  },
} as const;
