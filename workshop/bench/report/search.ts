import type { Search } from '../measure/search/search.ts';
import { count, seconds, table, time, times } from './format.ts';

const share = (part: number) => `${(part * 100).toFixed(1)} %`;

/** The chapter on the search in a large archive. */
export function search({ items, variants, sqlite, postgres }: Search): string {
  const engines = [
    { name: 'SQLite', of: sqlite },
    { name: 'PostgreSQL', of: postgres },
  ];
  const forms = sqlite.rows.map((row, at) => ({ form: row.form, row, other: postgres.rows[at] ?? row }));
  return `${count(items)} items in both languages, of realistic length. The processor's time for a two-word query (of the relevance set and of
the archive's titles), PostgreSQL's included; the texts of the results with their marks too, the page's markup not. Sixteen words, or four that
are excluded, are those of several such queries.

${table(forms, {
  'query': ({ form }) => form,
  'SQLite': ({ row }) => time(row.median),
  'SQLite, p99': ({ row }) => time(row.p99),
  'PostgreSQL': ({ other }) => time(other.median),
  'PostgreSQL, p99': ({ other }) => time(other.p99),
})}

The first index of a site that had none is made while it serves; the longest wait is that of a list's query meanwhile, on
the same core. What PostgreSQL keeps beside its index are the vectors; on SQLite it is the index of the suggestions.
A second of the processor folds ${count(Math.round(sqlite.folded))} MB of these texts (wanted: 20).

${table(engines, {
  'engine': ({ name }) => name,
  'first index': ({ of }) => seconds(of.index.seconds),
  'longest wait': ({ of }) => time(of.index.longest),
  'index, of the text': ({ of }) => times(of.sizes.index / of.sizes.text),
  'beside it': ({ of }) => times(of.sizes.beside / of.sizes.text),
  'a publication, dearer by': ({ of }) => time(of.writes.indexed - of.writes.plain),
})}

Random queries of any characters, and the relevance set among the whole archive:

${table(engines, {
  'engine': ({ name }) => name,
  'random queries': ({ of }) => count(of.random.number),
  'errors': ({ of }) => String(of.random.errors),
  'the longest': ({ of }) => time(of.random.longest),
  'over 50 ms': ({ of }) => String(of.random.slow),
  'known queries': ({ of }) => String(of.relevance.queries),
  'best first': ({ of }) => share(of.relevance.first),
  'among three': ({ of }) => share(of.relevance.three),
  'MRR': ({ of }) => of.relevance.mrr.toFixed(3),
})}

Of ${count(variants.pairs)} pairs of spellings and forms ${share(variants.found / variants.pairs)} find each other; of
${count(variants.apart)} pairs of words that only resemble each other ${variants.confused} do.`;
}
