/** Browsers of before 2025 do not have it. */
type MaybeNative = { toBase64?: (options: { alphabet: 'base64url'; omitPadding: true }) => string };

type MaybeNativeType = {
  fromBase64?: (text: string, options: { alphabet: 'base64url' }) => Uint8Array<ArrayBuffer>;
};

/** No function takes any number of them. */
const argumentsAtOnce = 8_192;

/** Bytes as base64url without padding, on the server and in browsers. */
export function toBase64url(bytes: Uint8Array): string {
  const native = (bytes as MaybeNative).toBase64?.({ alphabet: 'base64url', omitPadding: true });
  if (native !== undefined) return native;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += argumentsAtOnce)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + argumentsAtOnce)));
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws if the text is not base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as MaybeNativeType).fromBase64?.(text, { alphabet: 'base64url' });
  if (native) return native;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** Texts of bytes, in one piece. */
export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
