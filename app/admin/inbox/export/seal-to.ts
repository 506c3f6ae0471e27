/**
 * Seals a file to an age public key, chunk by chunk. What seals is fetched when it is needed.
 * @throws if that is no key.
 */
export async function sealTo(recipient: string, file: Blob): Promise<Blob> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return new Response(await encrypter.encrypt(file.stream())).blob();
}
