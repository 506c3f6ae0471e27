import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A host name with an optional port, and nothing that could end a policy's directive. */
const hostName = /^[a-z0-9.-]+(:\d+)?$/i;

/**
 * The content security policy of a page: only its own files, its own inline scripts by their hashes, and pictures of
 * the hosts that the settings list. Nothing of another origin otherwise.
 */
export function pagePolicy(html: string, imageHosts: string[]): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const pictures = imageHosts.filter((host) => hostName.test(host)).map((host) => `https://${host}`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
