import {
  AEAD_AES_256_GCM,
  CipherSuite,
  type CryptoKey,
  concat,
  encode,
  KDF_HKDF_SHA256,
  KEM_DHKEM_X25519_HKDF_SHA256,
  LabeledExpand,
  LabeledExtract,
} from 'hpke';

/** The primitives of one side for one key: HMAC-SHA256 by a function that waits for nothing, and X25519 with the key. */
type Primitives = {
  hmac: (key: Uint8Array, ...parts: readonly Uint8Array[]) => Uint8Array;
  /** The secret that the key shares with a sender's public half, of 32 bytes. */
  secretWith: (sender: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** The own public half, 32 bytes. */
  publicHalf: Uint8Array;
  /** AES-256-GCM, where it is not that of WebCrypto. */
  decrypt?: ReturnType<typeof AEAD_AES_256_GCM>['Open'];
};

const empty = new Uint8Array();
const baseKem = KEM_DHKEM_X25519_HKDF_SHA256();
const kemSuite = concat(encode('KEM'), Uint8Array.of(0, baseKem.id));

/**
 * The suite of `hpke.ts` with one key's primitives: the protocol is the library's, but a list of reports opens in a
 * fraction of the processor time, since a text takes a dozen HMACs, each of which is two turns of WebCrypto.
 */
export function openingSuite({ hmac, secretWith, publicHalf, decrypt }: Primitives): CipherSuite<CryptoKey> {
  const kdf = {
    ...KDF_HKDF_SHA256(),
    Extract: async (salt: Uint8Array, ikm: Uint8Array) => hmac(salt, ikm),
    /** One block: no value of the suite is longer. */
    Expand: async (prk: Uint8Array, info: Uint8Array, length: number) => {
      if (length > kdf.Nh) throw new RangeError('No value of this suite has more than 32 bytes.');
      return hmac(prk, info, Uint8Array.of(1)).subarray(0, length);
    },
  };

  const extractedPurposes = new Map<string, Uint8Array>();
  /** The key schedule extracts its purpose without a salt, which is no secret: each purpose is extracted once. */
  const scheduleKdf = {
    ...kdf,
    Extract: async (salt: Uint8Array, ikm: Uint8Array) => {
      if (salt.length > 0) return hmac(salt, ikm);
      const name = String.fromCharCode(...ikm);
      const extracted = extractedPurposes.get(name) ?? hmac(salt, ikm);
      extractedPurposes.set(name, extracted);
      return extracted;
    },
  };

  const kem = {
    ...baseKem,
    Decap: async (enc: Uint8Array) => {
      const secret = await secretWith(enc);
      const extracted = await LabeledExtract(kdf, kemSuite, empty, encode('eae_prk'), secret);
      const context = concat(enc, publicHalf);
      return LabeledExpand(kdf, kemSuite, extracted, encode('shared_secret'), context, baseKem.Nsecret);
    },
  };

  const aead = { ...AEAD_AES_256_GCM(), ...(decrypt && { Open: decrypt }) };
  return new CipherSuite(
    () => kem,
    () => scheduleKdf,
    () => aead,
  );
}
