import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import type { Verdict } from '#shared/publication-log/verdict.ts';
import { verifiedCharacters } from '#shared/publication-log/verification-limits.ts';
import type { Site } from '../context.ts';
import { type VerifyView, verifyView } from './verify-view.ts';

export type Verified = { view?: VerifyView; failure?: string; text: string };

type Copy = {
  text: string;
  file?: string | undefined;
  /** The reason for which it is not compared. */
  refusal?: Error | undefined;
};

/** Compares what somebody was sent with what was published. Runs on the server; nothing of it is logged. */
export async function verifyCopy(
  site: Site,
  { text, file, refusal }: Copy,
  language: Language,
): Promise<{ verified: Verified; status: number }> {
  const { publicationLog, publishing } = site.services;
  const { verification } = publicationLog;
  if (refusal)
    return {
      verified: { failure: message(language, 'verify.tooMany'), text: text.slice(0, verifiedCharacters) },
      status: site.statusOf(refusal),
    };
  if (text.trim() === '' && file === undefined)
    return { verified: { failure: message(language, 'verify.nothing'), text }, status: 422 };
  if (text.length > verifiedCharacters) {
    const characters = numeral(language, verifiedCharacters);
    return { verified: { failure: message(language, 'verify.tooLong', { characters }), text }, status: 422 };
  }
  try {
    const verdict = file === undefined ? await verification.given(text) : await verification.file(file);
    const given = file === undefined ? (/\s/.test(text.trim()) ? 'text' : 'place') : 'file';
    const found = await withSuccessor(verdict, publishing);
    return { verified: { view: verifyView(found, given, language), text }, status: 200 };
  } catch (error) {
    const status = site.statusOf(error);
    if (status === 500) site.report(error);
    return { verified: { failure: message(language, 'verify.failed'), text }, status };
  }
}

/** A withdrawn announcement with the one that replaces it. */
async function withSuccessor(verdict: Verdict, publishing: Site['services']['publishing']): Promise<Verdict> {
  if (verdict.kind !== 'withdrawn') return verdict;
  const { section, id } = verdict.item;
  const successor = (await publishing.withdrawal(section, id))?.successor ?? undefined;
  return { ...verdict, item: { ...verdict.item, successor } };
}
