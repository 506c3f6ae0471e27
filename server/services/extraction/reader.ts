/**
 * Reads the text of one file in a process of its own: `extract-text.ts` runs it without access to the network, to other
 * programs and to the site's data, and ends it at its limits.
 */
import { buffer } from 'node:stream/consumers';
import { type ExtractedText, type ReadingLimits, type ReadText, without } from './extracted-text.ts';
import type { ReadableType } from './readable-types.ts';

/** Loaded for a file of their type alone. */
const readers: Record<ReadableType, () => Promise<ReadText>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./office/read-office.ts')).readDocx,
  odt: async () => (await import('./office/read-office.ts')).readOdt,
};

const [type, limits] = process.argv.slice(2) as [ReadableType, string];

function report(result: ExtractedText): void {
  process.stdout.end(JSON.stringify(result), () => process.exit());
}

const readText = await readers[type]();
// From here on every failure is the file's
process.on('uncaughtException', () => report(without('damaged')));
const content = await buffer(process.stdin);
report(await readText(content, JSON.parse(limits) as ReadingLimits).catch(() => without('damaged')));
