import { fromBase64url, joinBytes, toBase64url } from '../../channel/base64url.ts';
import { hkdf } from '../../channel/hkdf.ts';

/** The cost of one Argon2id run: KiB of memory, passes over it, and lanes in it. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** The salt and cost with which a browser runs a password; `salt` is null for one that has to be sent. */
export type RunParameters = { salt: string | null; cost: PasswordCost; new_cost: PasswordCost };

/** Bytes of the run, of its salt, and of each part of what is derived from it. */
export const runBytes = 64;
export const saltBytes = 16;
const partBytes = 32;

/**
 * A password after its run of Argon2id, in two parts: the verifier shows that its owner has it, the other one is half of the
 * key to their private key. Neither leads to the password, nor to the other.
 */
export type Stretched = {
  verifier: Uint8Array<ArrayBuffer>;
  part: Uint8Array<ArrayBuffer>;
};

/** Those of a new password, with the salt and the cost of its run. */
export type ChosenPassword = Stretched & { salt: string; cost: PasswordCost };

/** A password as it is sent: without the part, its owner's browser opens the private key itself. */
export type SentPassword = Omit<ChosenPassword, 'part'> & { part: Stretched['part'] | undefined };

/** The start of a text in the place of a password: no field of a form takes as long a one. */
const marks = { both: 'stretched:2:', verifier: 'verifier:2:' } as const;

/** A password as Argon2id takes it. Keyboards differ: the same letters arrive composed or decomposed. */
export const normalizedPassword = (password: string) => password.normalize('NFKC');

/** The two parts of a run of 64 bytes. */
export async function partsOfRun(run: Uint8Array): Promise<Stretched> {
  const [verifier, part] = await Promise.all([
    hkdf(run, 'diwan password verifier 2'),
    hkdf(run, 'diwan password part 2'),
  ]);
  return { verifier, part };
}

/** The text that a browser sends in the place of a password, with the part or without it. */
export function sentPassword({ verifier, part, salt, cost }: SentPassword): string {
  const { memory, passes, parallelism } = cost;
  const bytes = toBase64url(part ? joinBytes(verifier, part) : verifier);
  return `${part ? marks.both : marks.verifier}${memory}.${passes}.${parallelism}:${salt}:${bytes}`;
}

/** @returns undefined for a password in clear. */
export function parseSentPassword(text: string): SentPassword | undefined {
  const found = /^(stretched|verifier):2:(\d{1,9})\.(\d{1,4})\.(\d{1,3}):([\w-]{22}):([\w-]{43,86})$/.exec(
    text,
  );
  if (!found) return undefined;
  const [memory = 0, passes = 0, parallelism = 0] = found.slice(2, 5).map(Number);
  const [, mark, , , , salt = '', parts = ''] = found;
  const hasPart = mark === 'stretched';
  if (parts.length !== (hasPart ? 86 : 43)) return undefined;
  const bytes = fromBase64url(parts);
  const part = hasPart ? bytes.subarray(partBytes) : undefined;
  return { verifier: bytes.subarray(0, partBytes), part, salt, cost: { memory, passes, parallelism } };
}
