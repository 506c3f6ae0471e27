/** Verifications a minute and host, after which further ones are refused. */
export const verifications = 30;
/** Characters of a text that is verified. */
export const verifiedCharacters = 20_000;
