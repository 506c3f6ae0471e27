import { type SectionKey, sections } from '#shared/site/sections.ts';

/** A part of the content that a response is made of and a write can change: `list/articles`, `item/articles/5`, `settings`. */
export type DependencyTag = string;

/** The tag of all content: something outside this process has written to the database. */
export const everything: DependencyTag = '*';

/** The tag of calm mode, which no response is made of: it purges nothing. */
export const calmTag: DependencyTag = 'calm';

/** The tag of what is noted on pictures: focal points and alternative texts. */
export const mediaTag: DependencyTag = 'media';

export const listTag = (section: SectionKey): DependencyTag => `list/${section}`;
export const itemTag = (section: SectionKey, id: number): DependencyTag => `item/${section}/${id}`;
export const allListTags = () => sections.map(({ key }) => listTag(key));
