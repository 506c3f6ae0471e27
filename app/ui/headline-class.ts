import * as limits from '#shared/limits.ts';

/** The classes of an item's title: a long one is set smaller. */
export function headlineClass(title: string): string {
  return [...title].length > limits.longHeadlineCharacters ? 'headline headline-long' : 'headline';
}
