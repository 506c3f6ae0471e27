/** The measured URLs by their names in the report. */
export const pages = {
  'home': '/',
  'list': '/articles',
  'detail': '/articles/5/ar',
  'list call': '/api/articles?limit=12',
};
