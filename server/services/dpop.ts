import { checkProof, type ProvenCall, proofSkew } from '../crypto/dpop.ts';

/** How many proofs are remembered at most; beyond that the oldest are forgotten. */
const mostProofs = 100_000;

type Call = Omit<ProvenCall, 'at' | 'url'> & {
  /** The path of the request, with its query or without. */
  path: string;
};

/**
 * Proofs that a call comes from the browser that holds a session's private key (RFC 9449), for the address that
 * visitors see. Each counts once; those that were seen are remembered in this process for as long as they hold.
 */
export function createDpop(publicUrl: string, now: () => number) {
  const seen = new Map<string, number>();

  function forgetOld(at: number): void {
    for (const [name, until] of seen) {
      if (until > at && seen.size < mostProofs) return;
      seen.delete(name);
    }
  }

  return {
    /** The thumbprint of the key that this call was signed with; undefined where the proof is not good, or not new. */
    check(proof: string, { path, ...call }: Call): string | undefined {
      const at = now();
      const proven = checkProof(proof, { ...call, url: publicUrl + path, at });
      if (!proven) return undefined;
      forgetOld(at);
      const name = `${proven.thumbprint} ${proven.jti}`;
      if (seen.has(name)) return undefined;
      // Its moment may lie ahead by as much as it may lie behind
      seen.set(name, at + 2 * proofSkew * 1000);
      return proven.thumbprint;
    },
  };
}
