import { falseFriends, variantPairs } from '../../../../shared/arabic/cases/variant-cases.ts';
import { hitsIn } from '../../../../shared/search/hits.ts';
import { parseQuery } from '../../../../shared/search/query.ts';

/** Pairs of which each is to find the other, with those that do; and pairs of which neither is to find the other. */
export type Variants = { pairs: number; found: number; apart: number; confused: number };

export function measureVariants(): Variants {
  return {
    pairs: variantPairs.length,
    found: variantPairs.filter(([word, form]) => finds(word, form) && finds(form, word)).length,
    apart: falseFriends.length,
    confused: falseFriends.filter(([one, other]) => finds(one, other) || finds(other, one)).length,
  };
}

const finds = (query: string, text: string) => hitsIn(text, parseQuery(query)).length > 0;
