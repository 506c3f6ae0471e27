/** True in a browser that has the algorithms of envelopes; older ones let the site seal. */
export async function canSeal(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('X25519', false, ['deriveBits']);
    return true;
  } catch {
    return false;
  }
}
