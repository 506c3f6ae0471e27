import { checkProof, maxProofAge, maxProofLead, type ProvenCall } from '../../crypto/dpop.ts';

/** Maximum of remembered proofs; beyond it the oldest are dropped. */
const mostProofs = 100_000;

type Call = Omit<ProvenCall, 'at' | 'notBefore' | 'urls'> & {
  /** Path of the request, with or without its query. */
  path: string;
};

/**
 * Proofs that a request comes from the browser that holds a session's private key (RFC 9449), for one of the site's origins. Each
 * is accepted once; used ones are remembered in this process until they expire. Uses in a previous process are unknown:
 * a proof that could have been used there is refused, and the client sends a new one.
 */
export function createDpop(origins: readonly string[], now: () => number) {
  const seen = new Map<string, number>();
  // In whole seconds, like proofs and `Date` headers: no process is up within the second in which it began
  const notBefore = (Math.floor(now() / 1000) + maxProofLead) * 1000;

  function discardOld(at: number): void {
    for (const [name, until] of seen) {
      if (until > at && seen.size < mostProofs) return;
      seen.delete(name);
    }
  }

  return {
    /** Thumbprint of the key that signed this request; undefined for an invalid or used proof. */
    check(proof: string, { path, ...call }: Call): string | undefined {
      const at = now();
      const urls = origins.map((origin) => origin + path);
      const proven = checkProof(proof, { ...call, urls, at, notBefore });
      if (!proven) return undefined;
      discardOld(at);
      const name = `${proven.thumbprint} ${proven.jti}`;
      if (seen.has(name)) return undefined;
      seen.set(name, at + (maxProofAge + maxProofLead) * 1000);
      return proven.thumbprint;
    },
  };
}
