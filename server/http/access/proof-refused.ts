/** Says that a call's proof of its key is not good (RFC 9449): the caller's clock may be wrong, or the address another. */
export const proofRefused = 'DPoP algs="ES256", error="invalid_dpop_proof"';
