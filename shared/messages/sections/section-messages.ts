import type { Language } from '../../languages.ts';

/** The messages of a section, in both languages (specification §8). */
export type SectionMessages = Record<
  Language,
  {
    title: string;
    description: string;
    badge: string;
    listFailed: string;
    listEmpty: string;
    notFound: string;
    itemEmpty: string;
    /** In place of an item that is not in the page's language; a browser gets it with the page's data. */
    inOtherLanguage: string;
    editor: {
      /** In the menu of the administrator area. */
      page: string;
      /** An item by its `{number}`. */
      item: string;
      new: string;
      load: string;
      save: string;
      saved: string;
      delete: string;
      deleted: string;
      confirm: string;
    };
  }
>;
