import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Language } from '#shared/languages.ts';
import { ownWorker } from '../../own-worker.ts';
import { paddingOf } from '../padding-of.ts';
import { Refusal } from './captcha.ts';

export type Proof = {
  payload: string;
  /** Expiry, in milliseconds of this device's clock. */
  goodUntil: number;
};

/** A proof is renewed this long before its expiry, so that it does not expire in transit; never sooner. */
const marginMs = 60_000;

/** Fetches a challenge and solves it. @throws Refusal where the server gives none. */
export async function prove(address: string, language: Language): Promise<Proof> {
  const startedAt = Date.now();
  const response = await fetch(address, {
    headers: { 'accept-language': language, ...paddingOf(address) },
    credentials: 'omit',
    cache: 'no-store',
  });
  const challenge = (await response.json()) as Challenge & { message?: string };
  if (!response.ok) throw new Refusal(challenge.message);
  const solution = await solve(challenge);
  if (!solution) throw new Error('The challenge took too long.');
  // Both timestamps are the server's: this device's clock may be wrong, but it runs.
  const ends = (challenge.parameters.expiresAt ?? 0) * 1000;
  const lifetime = ends - Date.parse(response.headers.get('date') ?? '') || 0;
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    goodUntil: startedAt + Math.max(lifetime - marginMs, marginMs),
  };
}

async function solve(challenge: Challenge) {
  try {
    const { default: workerAddress } = await import('./prove-worker.ts?worker&url');
    return await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(4, Math.ceil(navigator.hardwareConcurrency / 2)),
      createWorker: () => ownWorker(workerAddress),
    });
  } catch {
    // Without workers the page solves it itself, with pauses.
    return solveChallenge({ challenge, deriveKey });
  }
}
