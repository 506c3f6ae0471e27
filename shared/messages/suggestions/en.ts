/** Messages of the suggestions below a search field, in English; they come with their script. */
export const en = {
  'suggestions.label': 'Suggestions',
  'suggestions.count': 'Suggestions: {count}',
};
