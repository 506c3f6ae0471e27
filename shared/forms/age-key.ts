/** A public key as `age-keygen` shows it (X25519, in Bech32). */
export const agePublicKey = /^age1[02-9ac-hj-np-z]{58}$/;
