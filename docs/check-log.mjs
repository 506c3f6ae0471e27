// Checks the publication log of a site, with nothing but Node 20: node check-log.mjs ORIGIN [CHECKPOINT…]
// Each CHECKPOINT is a file stored from /log/checkpoint: the log has to lead there still. Exits with 0 or, if not, 1.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Canonical JSON (RFC 8785): the names of an object in order, no blanks. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

async function get(path) {
  const response = await fetch(origin + path);
  return response.ok ? response.text() : Promise.reject(new Error(`${path} answers ${response.status}`));
}

function isSigned(stated, signature, keys) {
  const [bytes, signed] = [Buffer.from(canonical(stated)), Buffer.from(signature, 'base64url')];
  return keys.some((key) => verify(null, bytes, createPublicKey({ key, format: 'jwk' }), signed));
}

const [address = '', ...stored] = process.argv.slice(2);
const origin = address.replace(/\/$/, '');
const problems = [];
try {
  const { keys } = JSON.parse(await get('/.well-known/diwan-publication-key.json'));
  const checkpoints = [['/log/checkpoint', await get('/log/checkpoint')]];
  for (const file of stored) checkpoints.push([file, await readFile(file, 'utf8')]);
  const hashes = [''];
  const chained = keys.toReversed();
  for (const line of (await get('/log/entries.ndjson')).split('\n').filter(Boolean)) {
    const { hash, ...entry } = JSON.parse(line);
    if (entry.seq !== hashes.length) problems.push(`entry ${hashes.length} is missing`);
    if (entry.previous !== hashes.at(-1)) problems.push(`entry ${entry.seq} does not follow`);
    if (createHash('sha256').update(canonical(entry)).digest('hex') !== hash)
      problems.push(`entry ${entry.seq} has another hash`);
    if (entry.event === 'restore') console.log(`Entry ${entry.seq}: restored backup`);
    if (entry.event === 'rotate') {
      const { event, key, replaced, signatures } = entry;
      const [before, next] = chained.splice(0, 2, chained[1]);
      const isBy = (jwk, x, by) => jwk?.x === x && isSigned({ event, key, replaced }, by, [jwk]);
      if (!isBy(before, replaced, signatures.replaced) || !isBy(next, key, signatures.key))
        problems.push(`entry ${entry.seq} has a key that the one before it did not sign`);
    }
    hashes.push(hash);
  }
  if (chained.length !== 1) problems.push('a key of the site is in no entry of its log');
  for (const [name, text] of checkpoints) {
    const { signature, ...stated } = JSON.parse(text);
    if (!isSigned(stated, signature, keys)) problems.push(`${name} is not signed with a key of the site`);
    if (hashes[stated.seq] !== stated.hash) problems.push(`${name} knows another entry ${stated.seq}`);
  }
  console.log(`${hashes.length - 1} entries, up to ${hashes.at(-1)}`);
} catch (error) {
  problems.push(error.message);
}
for (const problem of problems) console.error(`! ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
