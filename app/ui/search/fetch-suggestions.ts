export type Suggestion = { title: string; url: string };

/** Suggestions for a text in the page's language; none where they cannot be had: the field is complete without. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q: text.trim(), lang: document.documentElement.lang });
  try {
    const response = await fetch(`/api/search/suggest?${query.toString()}`, { signal });
    if (!response.ok) return [];
    const { suggestions } = (await response.json()) as { suggestions: Suggestion[] };
    return suggestions;
  } catch {
    return [];
  }
}
