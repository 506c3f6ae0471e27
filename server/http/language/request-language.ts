import { defaultLanguage, type Language } from '#shared/languages.ts';

type Weights = Partial<Record<Language, number>>;

/**
 * The language of a response, by `Accept-Language`: Arabic unless English is preferred. A wildcard, or no header, means
 * Arabic; of two with equal weights, the first wins.
 */
export function requestLanguage(header: string | undefined): Language {
  const weights: Weights = {};
  let wildcard = 0;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1);
    const language = tag.split('-')[0];
    if (tag === '*') wildcard = weight;
    if (language === 'ar' || language === 'en') weights[language] ??= weight;
  }
  const { ar = wildcard, en = 0 } = weights;
  if (en === ar && en > 0) return firstNamed(weights);
  return en > ar ? 'en' : defaultLanguage;
}

/** Object keys preserve their order of insertion. */
function firstNamed(weights: Weights): Language {
  return Object.keys(weights)[0] === 'en' && 'ar' in weights ? 'en' : defaultLanguage;
}
