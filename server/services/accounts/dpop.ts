import { checkProof, maxProofAge, maxProofLead, type ProvenCall } from '../../crypto/dpop.ts';

/** How many proofs are remembered at most; beyond that the oldest are forgotten. */
const mostProofs = 100_000;

type Call = Omit<ProvenCall, 'at' | 'notBefore' | 'url'> & {
  /** The path of the request, with its query or without. */
  path: string;
};

/**
 * Proofs that a call comes from the browser that holds a session's private key (RFC 9449), for the address that
 * visitors see. Each counts once; those that were seen are remembered in this process for as long as they hold. What the
 * process before has seen is not known: a proof that could have been used there is refused, and a new one is taken.
 */
export function createDpop(publicUrl: string, now: () => number) {
  const seen = new Map<string, number>();
  // In whole seconds, as proofs and the responses' dates are: no process is up within the second in which it began
  const notBefore = (Math.floor(now() / 1000) + maxProofLead) * 1000;

  function discardOld(at: number): void {
    for (const [name, until] of seen) {
      if (until > at && seen.size < mostProofs) return;
      seen.delete(name);
    }
  }

  return {
    /** The thumbprint of the key that this call was signed with; undefined where the proof is not good, or not new. */
    check(proof: string, { path, ...call }: Call): string | undefined {
      const at = now();
      const proven = checkProof(proof, { ...call, url: publicUrl + path, at, notBefore });
      if (!proven) return undefined;
      discardOld(at);
      const name = `${proven.thumbprint} ${proven.jti}`;
      if (seen.has(name)) return undefined;
      seen.set(name, at + (maxProofAge + maxProofLead) * 1000);
      return proven.thumbprint;
    },
  };
}
