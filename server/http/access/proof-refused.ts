/** Error for an invalid proof of a call's key (RFC 9449): the client's clock may be wrong, or the URL another. */
export const proofRefused = 'DPoP algs="ES256", error="invalid_dpop_proof"';
