/**
 * Seals a text to an age public key. What seals is fetched when it is needed.
 * @throws if that is no key.
 */
export async function sealTo(recipient: string, text: string): Promise<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(text);
}
